"use client";

import { type ReactNode, Suspense } from "react";
import type { Plot } from "../draw-garden";
import { lazyDrawing } from "../lazy-drawing";
import { useVotes } from "./use-votes";

const GrownPlants = lazyDrawing(async () => (await import("./grown-drawings")).GrownPlants);

/** The plants as high as their votes, over what the page drew as sown. What draws them is fetched with the first numbers. */
export function GrowingPlants({ plot, children }: { plot: Plot; children: ReactNode }) {
  const { counts } = useVotes();
  if (!Object.values(counts).some(Boolean)) return children;
  return (
    <Suspense fallback={children}>
      <GrownPlants plot={plot} counts={counts}>
        {children}
      </GrownPlants>
    </Suspense>
  );
}
