"use client";

import { type ComponentProps, useState } from "react";
import { ResultClosed } from "@/components/sections/result/result-closed";
import { messages } from "@/content/messages";
import { refreshSession, useSession } from "@/features/account/session/session";
import { ResultFailed, ShowResult } from "@/features/quiz/components/show-result";
import { readStoredArchetype } from "@/features/quiz/stored-result";
import { useStore } from "@/lib/create-store";
import { tabUser } from "@/lib/tab-storage";
import { useRetry } from "@/lib/use-retry";

export function OwnResult(props: Omit<ComponentProps<typeof ShowResult>, "isSessionLoaded" | "hasFailed">) {
  const session = useSession();
  const { id: userId } = useStore(tabUser);
  const { retry, isTrying, tries } = useRetry(refreshSession);
  const [hasFailed, setHasFailed] = useState(false);
  const isFailed = session.status === "error" && userId === undefined && !readStoredArchetype();
  if (isFailed && !hasFailed) setHasFailed(true);

  const hasEnded = session.status === "signed-out" && session.hasEnded;
  if (hasEnded && !readStoredArchetype()) return <ResultClosed />;
  if (isFailed) {
    const cause = session.isUnreachable ? "unreachable" : "databaseUnavailable";
    return (
      <ResultFailed
        message={messages.general[cause]}
        tries={tries}
        isBusy={isTrying}
        onRetry={() => void retry()}
      />
    );
  }
  return <ShowResult {...props} hasFailed={hasFailed} isSessionLoaded={session.status !== "loading"} />;
}
