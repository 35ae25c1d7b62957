"use client";

import { AnonymousResultActions, MemberResultActions } from "@/components/sections/result/result-actions";
import { Badge } from "@/components/ui/badge";
import { result } from "@/content/quiz";
import { useSession } from "@/features/account/session/session";
import { RetakeLink, SaveNotice } from "@/features/quiz/components/saved-result";
import { useSaveState } from "@/features/quiz/save-result";

export function ResultActions() {
  const { status } = useSession();
  if (status === "signed-in") return <MemberResultActions saved={<SaveNotice />} retake={<RetakeLink />} />;
  return <AnonymousResultActions isWaiting={status === "loading"} retake={<RetakeLink />} />;
}

export function ResultGreeting() {
  const { status, user } = useSession();
  const name = user ? user.name?.trim() || user.email.split("@")[0] || null : null;
  return <p aria-busy={status === "loading"}>{status === "loading" ? null : result.welcome(name)}</p>;
}

/** Shows that a member's result is saved. Its space is reserved, so nothing jumps. */
export function ResultMark() {
  const { user } = useSession();
  const isKept = useSaveState() === "saved" && user !== null;
  return <div className="mt-s4 min-h-7">{isKept ? <Badge tone="ok">{result.member.mark}</Badge> : null}</div>;
}
