import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Archetype } from "@/content/archetypes";
import { emblems } from "./emblems";

function PlateFrame({ label, children }: { label?: string; children?: ReactNode }) {
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

export function PlateCaption({ children }: { children: ReactNode }) {
  return (
    <span className="absolute inset-x-0 bottom-[8.9%] translate-y-1/2 text-center font-display text-[clamp(0.75rem,0.5rem+1vw,1.125rem)] leading-none in-[.bg-night]:text-on-night">
      {children}
    </span>
  );
}

type PlateProps = {
  archetype: Archetype;
  caption?: string;
  isOnPaper?: boolean;
  className?: string;
};

export function Plate({ archetype, caption, isOnPaper, className }: PlateProps) {
  const { label, drawing } = emblems[archetype];
  return (
    <figure
      className={clsx(
        "relative rounded-arch",
        isOnPaper ? "text-gold-deep" : "bg-night text-gold-light",
        className,
      )}
    >
      <PlateFrame label={label}>
        <svg
          x="10"
          y="10"
          width="220"
          height="302"
          viewBox="10 10 220 302"
          overflow="hidden"
          aria-hidden="true"
        >
          {drawing}
        </svg>
      </PlateFrame>
      {caption ? (
        <figcaption>
          <PlateCaption>{caption}</PlateCaption>
        </figcaption>
      ) : null}
    </figure>
  );
}

type EmptyPlateProps = { className?: string; drawing?: ReactNode; children?: ReactNode };

export function EmptyPlate({ className, drawing, children }: EmptyPlateProps) {
  return (
    <div className={clsx("relative rounded-arch bg-night text-gold-light", className)}>
      <PlateFrame>{drawing}</PlateFrame>
      {children}
    </div>
  );
}
