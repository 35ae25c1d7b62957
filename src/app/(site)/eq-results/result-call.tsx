"use client";

import { AnonymousCall } from "@/components/sections/result/anonymous-call";
import { MemberCall } from "@/components/sections/result/member-call";
import { useSession } from "@/features/account/session/session-store";
import { RetakeLink } from "@/features/quiz/components/retake-link";
import { SaveNotice } from "@/features/quiz/components/save-notice";

export function ResultCall() {
  const { status } = useSession();
  if (status === "signed-in") return <MemberCall saved={<SaveNotice />} retake={<RetakeLink />} />;
  return <AnonymousCall isWaiting={status === "loading"} retake={<RetakeLink />} />;
}
