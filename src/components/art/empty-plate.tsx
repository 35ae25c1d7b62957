import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { PlateFrame } from "./plate-frame";

type EmptyPlateProps = { className?: string; drawing?: ReactNode; children: ReactNode };

/** A plate on which no archetype is drawn: its frame, with words where the drawing would be. */
export function EmptyPlate({ className, drawing, children }: EmptyPlateProps) {
  return (
    <div className={classNames("relative rounded-arch bg-night text-gold-light", className)}>
      <PlateFrame>{drawing}</PlateFrame>
      {children}
    </div>
  );
}
