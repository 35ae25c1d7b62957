import type { ReactNode } from "react";

/** The line between the two strokes at the foot of a plate. */
export function PlateCaption({ children }: { children: ReactNode }) {
  return (
    <span className="absolute inset-x-0 bottom-[8.9%] translate-y-1/2 text-center font-display text-[clamp(0.75rem,0.5rem+1vw,1.125rem)] leading-none in-[.bg-night]:text-on-night">
      {children}
    </span>
  );
}
