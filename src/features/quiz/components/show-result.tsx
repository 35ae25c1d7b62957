"use client";

import "./sheet.css";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { hasFinishedHere } from "../save-result";
import type { Archetype } from "../schema";
import { storedArchetype } from "../stored-result";

type ShowResultProps = { views: Record<Archetype, ReactNode>; waiting: ReactNode };

export function ShowResult({ views, waiting }: ShowResultProps) {
  const router = useRouter();
  const [archetype, setArchetype] = useState<Archetype | null>(null);

  useEffect(() => {
    const stored = storedArchetype();
    if (stored) setArchetype(stored);
    else router.replace("/eq-assessment");
  }, [router]);

  useEffect(() => {
    if (archetype && hasFinishedHere()) document.querySelector("h1")?.focus({ preventScroll: true });
  }, [archetype]);

  return archetype ? views[archetype] : waiting;
}
