"use client";

import { type ReactNode, useEffect } from "react";
import { tabReader } from "@/lib/tab-storage";
import { useStore } from "@/lib/use-store";
import { useSession } from "../session/session-store";

/** What the server has drawn for one member: gone, and asked for anew, once somebody else may be looking. */
export function DrawnForMember({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const isOver = useStore(tabReader).turn > 0;
  const isKnown = status !== "loading";

  useEffect(() => {
    if (isOver && isKnown) window.location.reload();
  }, [isOver, isKnown]);

  return isOver ? null : children;
}
