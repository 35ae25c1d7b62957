import { type ReactNode, useEffect, useRef, useState } from "react";
import { BusyButton } from "@/components/ui/busy-button";
import { ButtonLink } from "@/components/ui/button-link";
import type { ButtonLook } from "@/components/ui/button-look";
import { accountLinks } from "@/content/account-links";
import { readApiError } from "@/lib/api-error";
import { useAsyncAction } from "@/lib/use-async-action";
import { dropLinkSecret, useLinkSecret } from "@/lib/use-link-secret";
import { callFailure } from "../account-api";
import { refreshSession } from "../session/session";
import { FailureMessage, type ShownFailure } from "./auth-messages";

type LinkFault = { heading: string; text: string };

export type LinkTexts = {
  over: LinkFault;
  none: LinkFault;
  /** Shown instead of `over` after a request without a response, because the request may have used the link. */
  unanswered?: LinkFault;
};

export function useOneTimeLink<Value>(texts: LinkTexts) {
  const secret = useLinkSecret();
  const [result, setResult] = useState<{ value: Value } | null>(null);
  const [spent, setSpent] = useState<string | null>(null);
  const [unanswered, setUnanswered] = useState<string | null>(null);
  const isUsable = secret === null || (secret !== "" && secret !== spent);
  const mayHaveWorked = !isUsable && spent !== null && spent === unanswered && Boolean(texts.unanswered);

  function findFault() {
    if (isUsable) return null;
    if (!spent) return texts.none;
    return (mayHaveWorked && texts.unanswered) || texts.over;
  }

  return {
    secret,
    /** The result of the used link, until another link is opened in this tab. */
    result: secret ? null : result,
    finish(value: Value) {
      setResult({ value });
      dropLinkSecret(secret);
    },
    fault: findFault(),
    mayHaveWorked,
    markSpent: () => setSpent(secret),
    markUnanswered: () => setUnanswered(secret),
  };
}

/** Focuses the heading when it changes, so that screen readers announce it. */
export function LinkHeading({ heading, children }: { heading: string; children: ReactNode }) {
  const element = useRef<HTMLHeadingElement>(null);
  const lastHeading = useRef(heading);

  useEffect(() => {
    if (lastHeading.current !== heading) element.current?.focus();
    lastHeading.current = heading;
  }, [heading]);

  return (
    <>
      <h1 ref={element} tabIndex={-1}>
        {heading}
      </h1>
      <p className="mt-s4">{children}</p>
      <noscript>
        <p className="note">{accountLinks.noScript}</p>
      </noscript>
    </>
  );
}

type LinkButtonProps = {
  texts: { submit: string; sending: string; failed: string };
  work: () => Promise<void>;
  onSpent: () => void;
} & Pick<ButtonLook, "variant">;

export function LinkButton({ texts, work, onSpent, variant }: LinkButtonProps) {
  const { runAction, isBusy, failure } = useAsyncAction<ShownFailure>((caught) => {
    const error = readApiError(caught);
    if (error.reason !== "spent-link") return callFailure(error, texts.failed);
    onSpent();
    return null;
  });
  return (
    <div>
      <FailureMessage failure={failure} />
      <BusyButton
        className="mt-s5"
        variant={variant}
        wide
        texts={texts}
        isBusy={isBusy}
        onClick={() => void runAction(work)}
      />
    </div>
  );
}

export function SignInLink() {
  // The attempt may have ended the session, and until a refresh the sign-in page would redirect the member back.
  useEffect(() => void refreshSession(), []);

  return (
    <ButtonLink href="/auth" className="mt-s5" wide>
      {accountLinks.reset.done.action}
    </ButtonLink>
  );
}

type Done = { heading: string; text: string; action: string };

/**
 * This is a function and not a component, because React must keep the mounted LinkHeading, which focuses a changed
 * heading.
 */
export function linkDone(texts: Done, href: string) {
  return (
    <>
      <LinkHeading heading={texts.heading}>{texts.text}</LinkHeading>
      <ButtonLink href={href} className="mt-s5" wide>
        {texts.action}
      </ButtonLink>
    </>
  );
}
