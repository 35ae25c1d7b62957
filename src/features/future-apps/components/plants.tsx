"use client";

import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from "react";
import type { PlantsDrawing, VineDrawing, VoteCounts } from "../plant-drawing";
import { useVotes } from "./use-votes";

type Drawing = "PlantsDrawing" | "VineDrawing";

type Grown<Props> = ComponentType<Props & { children: ReactNode }>;

/** Returns a drawing that is loaded when it is first shown, or its children where it cannot be loaded. */
function loadDrawing<Props extends { counts: VoteCounts }>(name: Drawing) {
  return lazy(async () => {
    const drawings = await import("../plant-drawing").catch(() => null);
    return { default: (drawings?.[name] ?? (({ children }) => children)) as Grown<Props> };
  });
}

type Sown<Props> = Omit<Props, "counts"> & { children: ReactNode };
type PlantsProps = ComponentProps<typeof PlantsDrawing>;
type VineProps = ComponentProps<typeof VineDrawing>;

const GrownPlants = loadDrawing<PlantsProps>("PlantsDrawing");
const GrownVine = loadDrawing<VineProps>("VineDrawing");

/** Shows the plants as the server drew them, and as high as their votes once the counts are known. */
export function Plants({ children, ...plants }: Sown<PlantsProps>) {
  const { counts } = useVotes();
  if (!Object.values(counts).some(Boolean)) return children;
  return (
    <Suspense fallback={children}>
      <GrownPlants {...plants} counts={counts}>
        {children}
      </GrownPlants>
    </Suspense>
  );
}

/** Shows the vine of an app likewise. */
export function Vine({ children, ...vine }: Sown<VineProps>) {
  const { counts } = useVotes();
  if (!counts[vine.slug]) return children;
  return (
    <Suspense fallback={children}>
      <GrownVine {...vine} counts={counts}>
        {children}
      </GrownVine>
    </Suspense>
  );
}
