"use client";

import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import type { PlantsDrawing, VineDrawing } from "../plant-drawing";
import { useVotes } from "../vote-store";

type Drawings = typeof import("../plant-drawing");

/** Returns null until the drawing functions are loaded, or if loading fails. */
function useDrawings(hasVotes: boolean) {
  const [drawings, setDrawings] = useState<Drawings | null>(null);

  useEffect(() => {
    if (hasVotes) import("../plant-drawing").then(setDrawings, () => {});
  }, [hasVotes]);

  return drawings;
}

type Sown<Drawing extends typeof PlantsDrawing | typeof VineDrawing> = Omit<
  ComponentProps<Drawing>,
  "counts"
> & { children: ReactNode };

export function Plants({ children, ...plants }: Sown<typeof PlantsDrawing>) {
  const { counts } = useVotes();
  const drawings = useDrawings(Object.values(counts).some(Boolean));
  return drawings ? <drawings.PlantsDrawing {...plants} counts={counts} /> : children;
}

export function Vine({ children, ...vine }: Sown<typeof VineDrawing>) {
  const { counts } = useVotes();
  const drawings = useDrawings(Boolean(counts[vine.slug]));
  return drawings ? <drawings.VineDrawing {...vine} counts={counts} /> : children;
}
