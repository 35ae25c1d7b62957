"use client";

import { ResultActionsFrame } from "@/components/sections/result/result-actions";
import { Badge } from "@/components/ui/badge";
import { TextLink } from "@/components/ui/page-link";
import { result } from "@/content/quiz";
import { useSession } from "@/features/account/session/session";
import { RetakeLink, SaveNotice } from "@/features/quiz/components/saved-result";
import { useSaveState } from "@/features/quiz/save-result";

export function ResultActions() {
  const { status } = useSession();
  const { anonymous, member } = result;
  if (status === "signed-in") {
    return (
      <ResultActionsFrame words={member} first={member.lounge} second={member.products}>
        <SaveNotice />
        <RetakeLink />
      </ResultActionsFrame>
    );
  }
  return (
    <ResultActionsFrame
      words={anonymous}
      first={anonymous.create}
      second={anonymous.explore}
      isWaiting={status === "loading"}
    >
      <TextLink href={anonymous.products.href}>{anonymous.products.text}</TextLink>
      <RetakeLink />
    </ResultActionsFrame>
  );
}

export function ResultGreeting() {
  const { status, user } = useSession();
  const name = user ? user.name?.trim() || user.email.split("@")[0] || null : null;
  return <p aria-busy={status === "loading"}>{status === "loading" ? null : result.welcome(name)}</p>;
}

/** The space is reserved, so that nothing moves when the text appears. */
export function ResultMark() {
  const { user } = useSession();
  const isKept = useSaveState() === "saved" && user !== null;
  return <div className="mt-s4 min-h-7">{isKept ? <Badge tone="ok">{result.member.mark}</Badge> : null}</div>;
}
