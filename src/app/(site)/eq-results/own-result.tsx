"use client";

import type { ComponentProps } from "react";
import { ResultClosed } from "@/components/sections/result/result-closed";
import { useSession } from "@/features/account/session/session";
import { ShowResult } from "@/features/quiz/components/show-result";
import { readStoredArchetype } from "@/features/quiz/stored-result";

export function OwnResult(props: Omit<ComponentProps<typeof ShowResult>, "isSessionLoaded">) {
  const session = useSession();
  const hasEnded = session.status === "signed-out" && session.hasEnded;
  if (hasEnded && !readStoredArchetype()) return <ResultClosed />;
  return <ShowResult {...props} isSessionLoaded={session.status !== "loading"} />;
}
