"use client";

import { result } from "@/content/quiz";
import { useSession } from "@/features/account/session/session-store";

export function ResultGreeting() {
  const { status, user } = useSession();
  const name = user ? user.name?.trim() || user.email.split("@")[0] || null : null;
  return <p aria-busy={status === "loading"}>{status === "loading" ? null : result.welcome(name)}</p>;
}
