"use client";

import { ButtonLink } from "@/components/ui/button-link";
import { accountLinks } from "@/content/account-links";
import { accountApi } from "../account-api";
import { refreshSession } from "../session/session";
import { ConfirmLink } from "./confirm-link";
import { linkDone } from "./link-result";

const text = accountLinks.email;

async function confirm(input: { token: string }) {
  const account = await accountApi();
  const answer = await account.confirmEmailChange.mutate(input);
  void refreshSession();
  return answer;
}

function done({ isSignedIn }: { isSignedIn: boolean }) {
  const { heading, ...said } = text.done;
  return isSignedIn
    ? linkDone({ heading, text: said.signedIn, action: said.profile }, "/profile")
    : linkDone({ heading, text: said.signedOut, action: said.signIn }, "/auth");
}

export function MoveEmailScreen() {
  return (
    <ConfirmLink
      words={text}
      consume={confirm}
      done={done}
      otherwise={
        <ButtonLink href="/profile" variant="line" className="mt-s5" wide>
          {text.over.action}
        </ButtonLink>
      }
    />
  );
}
