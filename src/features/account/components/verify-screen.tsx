"use client";

import { ButtonLink } from "@/components/ui/button-link";
import { accountLinks } from "@/content/account-links";
import { accountApi } from "../account-api";
import { useSession } from "../session/session";
import { ConfirmLink } from "./confirm-link";
import { linkDone } from "./link-result";
import { ResendVerification } from "./resend-verification";

const text = accountLinks.verify;

async function verify(input: { token: string }) {
  return (await accountApi()).verifyEmail.mutate(input);
}

export function VerifyScreen() {
  const { status } = useSession();
  const another =
    status === "signed-in" ? (
      <ResendVerification wide />
    ) : (
      <ButtonLink href="/auth?returnTo=/auth/verify" wide>
        {text.signIn}
      </ButtonLink>
    );
  return (
    <ConfirmLink
      words={text}
      consume={verify}
      done={() => linkDone(text.done, "/profile")}
      otherwise={<div className="mt-s5">{another}</div>}
    />
  );
}
