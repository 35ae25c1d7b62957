"use client";

import "./sheet.css";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { tabReader } from "@/lib/tab-storage";
import { useStore } from "@/lib/use-store";
import { hasFinishedHere } from "../save-result";
import type { Archetype } from "../schema";
import { isResultClosed, storedArchetype } from "../stored-result";

type ShowResultProps = { views: Record<Archetype, ReactNode>; waiting: ReactNode };

export function ShowResult({ views, waiting }: ShowResultProps) {
  const router = useRouter();
  const { member } = useStore(tabReader);
  const [archetype, setArchetype] = useState<Archetype | null>(null);

  useEffect(() => {
    const stored = storedArchetype();
    if (stored) return setArchetype(stored);
    const isClosed = isResultClosed();
    // A member's own waits until they are known, and for their sign-in where their session has ended.
    if (isClosed && member === undefined) return;
    router.replace(isClosed ? "/auth?returnTo=/eq-results" : "/eq-assessment");
  }, [router, member]);

  useEffect(() => {
    if (archetype && hasFinishedHere()) document.querySelector("h1")?.focus({ preventScroll: true });
  }, [archetype]);

  return archetype ? views[archetype] : waiting;
}
