"use client";

import { type ReactNode, useEffect } from "react";
import { useStore } from "@/lib/create-store";
import { signInPath } from "@/lib/return-target";
import { tabUser } from "@/lib/tab-storage";
import { useSession } from "../session/session";

/** Removes content rendered for a member when the session ends, and then opens the sign-in or reloads the page. */
export function UserScoped({ children }: { children: ReactNode }) {
  const { status, hasEnded } = useSession();
  const { epoch } = useStore(tabUser);
  // The server rendered the children for a member, so "signed-out" means that the session has ended since then.
  const isOver = epoch > 0 || status === "signed-out";
  const isKnown = status !== "loading";

  useEffect(() => {
    if (!isOver || !isKnown) return;
    const { pathname, search } = window.location;
    // The sign-in page explains the end of a session only if the member did not sign out.
    if (hasEnded) window.location.assign(signInPath(pathname + search, "ended"));
    else window.location.reload();
  }, [isOver, isKnown, hasEnded]);

  return isOver ? null : children;
}
