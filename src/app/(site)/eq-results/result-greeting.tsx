"use client";

import { Badge } from "@/components/ui/badge";
import { result } from "@/content/quiz";
import { useSession } from "@/features/account/session/session-store";
import { useSaveState } from "@/features/quiz/save-result";

export function ResultGreeting() {
  const { status, user } = useSession();
  const isKept = useSaveState() === "saved" && user !== null;
  const name = user ? user.name?.trim() || user.email.split("@")[0] || null : null;
  return (
    <div className="flex flex-wrap items-center gap-x-s4 gap-y-s3">
      <p aria-busy={status === "loading"}>{status === "loading" ? null : result.welcome(name)}</p>
      {isKept ? (
        <Badge tone="ok" className="mb-s3 font-text">
          {result.member.mark}
        </Badge>
      ) : null}
    </div>
  );
}
