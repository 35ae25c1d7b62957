"use client";

import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { accountLinks } from "@/content/account-links";
import { auth } from "@/content/auth";
import { messages } from "@/content/messages";
import { useLinkSecret } from "@/lib/use-link-secret";
import { accountApi } from "../account-api";
import { refreshSession, useSession } from "../session/session";
import { LinkButton, LinkHeading, type LinkTexts, linkDone, useOneTimeLink } from "./link-result";
import { RenewLink } from "./login-link-form";
import { ResendVerification } from "./resend-verification";

type ConfirmLinkProps<Value> = {
  texts: LinkTexts & { heading: string; lead: string; submit: string; sending: string; failed: string };
  consume: (input: { token: string }) => Promise<Value>;
  done: (value: Value) => ReactNode;
  /** Shown when the link cannot be used. */
  otherwise: ReactNode;
};

/** Redeems a one-time link on a click and never on a visit, because mail clients prefetch links. */
function ConfirmLink<Value>({ texts, consume, done, otherwise }: ConfirmLinkProps<Value>) {
  const { secret, result, finish, fault, markSpent } = useOneTimeLink<Value>(texts);

  async function spend() {
    if (secret) finish(await consume({ token: secret }));
  }

  if (result) return done(result.value);
  const { heading, text } = fault ?? { heading: texts.heading, text: texts.lead };
  return (
    <>
      <LinkHeading heading={heading}>{text}</LinkHeading>
      {fault ? otherwise : <LinkButton texts={texts} work={spend} onSpent={markSpent} />}
    </>
  );
}

const { enter, verify, email } = accountLinks;

export function LoginLinkScreen() {
  const secret = useLinkSecret();
  return (
    <ConfirmLink
      texts={enter}
      consume={async (input) => {
        await (await accountApi()).enterByLink.mutate(input);
        return (await refreshSession()).status;
      }}
      done={(status) => {
        // The profile shows its own message if the account could not be loaded.
        if (status !== "signed-out") return linkDone(enter.done, "/profile");
        const failed = { heading: enter.failed, text: messages.auth.notKept, action: auth.signIn.submit };
        return linkDone(failed, "/auth");
      }}
      otherwise={<RenewLink key={secret} secret={secret ?? ""} purpose="enter" />}
    />
  );
}

export function VerifyScreen() {
  const { status } = useSession();
  const another =
    status === "signed-in" ? (
      <ResendVerification wide />
    ) : (
      <ButtonLink href="/auth?returnTo=/auth/verify" wide>
        {verify.signIn}
      </ButtonLink>
    );
  return (
    <ConfirmLink
      texts={verify}
      consume={async (input) => (await accountApi()).verifyEmail.mutate(input)}
      done={() => linkDone(verify.done, "/profile")}
      otherwise={<div className="mt-s5">{another}</div>}
    />
  );
}

export function ConfirmEmailChangeScreen() {
  const { heading, ...texts } = email.done;
  return (
    <ConfirmLink
      texts={email}
      consume={async (input) => {
        const changed = await (await accountApi()).confirmEmailChange.mutate(input);
        // Waits until the session's end is known, because the sign-in page redirects a member to the profile.
        await refreshSession();
        return changed;
      }}
      done={({ isSignedIn }) =>
        isSignedIn
          ? linkDone({ heading, text: texts.signedIn, action: texts.profile }, "/profile")
          : linkDone({ heading, text: texts.signedOut, action: texts.signIn }, "/auth")
      }
      otherwise={
        <ButtonLink href="/profile" variant="line" className="mt-s5" wide>
          {email.over.action}
        </ButtonLink>
      }
    />
  );
}
