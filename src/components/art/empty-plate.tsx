import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

type EmptyPlateProps = { className?: string; drawing?: ReactNode; children: ReactNode };

/** A plate on which no archetype is drawn: its frame, with words where the drawing would be. */
export function EmptyPlate({ className, drawing, children }: EmptyPlateProps) {
  return (
    <div className={classNames("relative rounded-arch bg-night text-gold-light", className)}>
      <svg
        className="h-auto w-full fill-none stroke-current stroke-[1.3]"
        strokeLinecap="round"
        strokeLinejoin="round"
        viewBox="0 0 240 360"
        aria-hidden="true"
      >
        <path d="M10 350V120A110 110 0 0 1 230 120V350Z" />
        <path strokeWidth="0.65" d="M16 344V120A104 104 0 0 1 224 120V344Z" />
        <path strokeWidth="0.65" d="M16 312H224" />
        {drawing}
      </svg>
      {children}
    </div>
  );
}
