import type { ReactNode } from "react";

type PlateFrameProps = { label?: string; children?: ReactNode };

/** The two strokes of an arch around what is drawn on a plate, and the line over its foot; unseen by readers without a label. */
export function PlateFrame({ label, children }: PlateFrameProps) {
  return (
    <svg
      className="h-auto w-full fill-none stroke-current stroke-[1.3]"
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 240 360"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d="M10 350V120A110 110 0 0 1 230 120V350Z" />
      <path strokeWidth="0.65" d="M16 344V120A104 104 0 0 1 224 120V344Z" />
      <path strokeWidth="0.65" d="M16 312H224" />
      {children}
    </svg>
  );
}
