"use client";

import { ButtonLink } from "@/components/ui/button-link";
import { accountLinks } from "@/content/account-links";
import { confirmEmailChange } from "../account-calls";
import { refreshSession } from "../session/session-store";
import { LinkHeading } from "./link-heading";
import { PressLink } from "./press-link";

const words = accountLinks.email;

async function confirm(input: { token: string }) {
  const answer = await confirmEmailChange(input);
  void refreshSession();
  return answer;
}

function Done({ isSignedIn }: { isSignedIn: boolean }) {
  const { done } = words;
  return (
    <>
      <LinkHeading heading={done.heading}>{isSignedIn ? done.signedIn : done.signedOut}</LinkHeading>
      <ButtonLink href={isSignedIn ? "/profile" : "/auth"} className="mt-s5" wide>
        {isSignedIn ? done.profile : done.signIn}
      </ButtonLink>
    </>
  );
}

export function MoveEmailScreen() {
  return (
    <PressLink
      words={words}
      consume={confirm}
      done={Done}
      otherwise={
        <ButtonLink href="/profile" variant="line" className="mt-s5" wide>
          {words.over.action}
        </ButtonLink>
      }
    />
  );
}
