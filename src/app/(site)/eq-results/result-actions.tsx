"use client";

import { AnonymousResultActions } from "@/components/sections/result/anonymous-result-actions";
import { MemberResultActions } from "@/components/sections/result/member-result-actions";
import { useSession } from "@/features/account/session/session-store";
import { RetakeLink } from "@/features/quiz/components/retake-link";
import { SaveNotice } from "@/features/quiz/components/save-notice";

export function ResultActions() {
  const { status } = useSession();
  if (status === "signed-in") return <MemberResultActions saved={<SaveNotice />} retake={<RetakeLink />} />;
  return <AnonymousResultActions isWaiting={status === "loading"} retake={<RetakeLink />} />;
}
