"use client";

import { AnonymousResultActions, MemberResultActions } from "@/components/sections/result/result-actions";
import { useSession } from "@/features/account/session/session";
import { RetakeLink, SaveNotice } from "@/features/quiz/components/saved-result";

export function ResultActions() {
  const { status } = useSession();
  if (status === "signed-in") return <MemberResultActions saved={<SaveNotice />} retake={<RetakeLink />} />;
  return <AnonymousResultActions isWaiting={status === "loading"} retake={<RetakeLink />} />;
}
