"use client";

import { type ReactNode, useEffect } from "react";
import { signInPath } from "@/lib/return-target";
import { tabReader } from "@/lib/tab-storage";
import { useStore } from "@/lib/use-store";
import { useSession } from "../session/session-store";

/** What the server has drawn for one member: gone, and asked for anew, once somebody else may be looking. */
export function DrawnForMember({ children }: { children: ReactNode }) {
  const session = useSession();
  const { turn } = useStore(tabReader);
  // The server knew a member: that nobody is there may be the first this page hears.
  const isOver = turn > 0 || session.status === "signed-out";
  const isKnown = session.status !== "loading";
  const hasEnded = session.status === "signed-out" && session.hasEnded;

  useEffect(() => {
    if (!isOver || !isKnown) return;
    const { pathname, search } = window.location;
    // The sign-in says why one is there; whoever left by themselves knows.
    if (hasEnded) window.location.assign(signInPath(pathname + search, "ended"));
    else window.location.reload();
  }, [isOver, isKnown, hasEnded]);

  return isOver ? null : children;
}
