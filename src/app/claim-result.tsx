"use client";

import { useEffect } from "react";
import { useSession } from "@/features/account/session/session";
import { hasUnsavedResult } from "@/features/quiz/unsaved-result";

async function claim() {
  if (!hasUnsavedResult()) return;
  const { claimStoredResult } = await import("@/features/quiz/save-result");
  await claimStoredResult();
}

/** Saves the tab's quiz result once the visitor has signed in, even if the sign-in was in another tab. */
export function ClaimResult({ onTried }: { onTried?: (hasTried: true) => void }) {
  const { user } = useSession();

  useEffect(() => {
    if (!user) return;
    const tried = () => onTried?.(true);
    claim().then(tried, tried);
  }, [user, onTried]);

  return null;
}
