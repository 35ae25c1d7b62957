import { type ReactNode, Suspense } from "react";
import { lazyDrawing } from "../lazy-drawing";

const GrownVine = lazyDrawing(async () => (await import("./grown-drawings")).GrownVine);

type GrowingVineProps = { votes: number | undefined; full: number; children: ReactNode };

/** The vine under a name, as long as its votes, over what the page drew as sown. */
export function GrowingVine({ votes, full, children }: GrowingVineProps) {
  if (!votes) return children;
  return (
    <Suspense fallback={children}>
      <GrownVine votes={votes} full={full}>
        {children}
      </GrownVine>
    </Suspense>
  );
}
