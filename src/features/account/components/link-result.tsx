import { type ReactNode, useEffect, useRef, useState } from "react";
import { BusyButton } from "@/components/ui/busy-button";
import { ButtonLink } from "@/components/ui/button-link";
import { accountLinks } from "@/content/account-links";
import { readApiError } from "@/lib/api-error";
import { useAsyncAction } from "@/lib/use-async-action";
import { useLinkSecret } from "@/lib/use-link-secret";
import { callFailure } from "../auth-answer";
import { FailureMessage, type ShownFailure } from "./auth-messages";

export type LinkFault = { heading: string; text: string };

export function useOneTimeLink(words: { over: LinkFault; none: LinkFault }) {
  const secret = useLinkSecret();
  const [spent, setSpent] = useState<string | null>(null);
  const isUsable = secret === null || (secret !== "" && secret !== spent);
  const fault = isUsable ? null : words[spent ? "over" : "none"];
  return { secret, fault, markSpent: () => setSpent(secret) };
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
  words: { submit: string; sending: string; failed: string };
  work: () => Promise<void>;
  onSpent: () => void;
};

export function LinkButton({ words, work, onSpent }: LinkButtonProps) {
  const { runAction, isBusy, failure } = useAsyncAction<ShownFailure>((caught) => {
    const error = readApiError(caught);
    if (error.reason !== "spent-link") return callFailure(error, words.failed);
    onSpent();
    return null;
  });
  return (
    <>
      <FailureMessage failure={failure} />
      <BusyButton className="mt-s5" wide words={words} isBusy={isBusy} onClick={() => void runAction(work)} />
    </>
  );
}

type Done = { heading: string; text: string; action: string };

/** A function and not a component, so that React keeps the mounted LinkHeading, which focuses a changed heading. */
export function linkDone(words: Done, href: string) {
  return (
    <>
      <LinkHeading heading={words.heading}>{words.text}</LinkHeading>
      <ButtonLink href={href} className="mt-s5" wide>
        {words.action}
      </ButtonLink>
    </>
  );
}
