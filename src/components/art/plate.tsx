import type { Archetype } from "@/content/archetypes";
import { classNames } from "@/lib/class-names";
import { emblems } from "./emblems";
import { PlateCaption } from "./plate-caption";

type PlateProps = { archetype: Archetype; caption?: string; className?: string };

export function Plate({ archetype, caption, className }: PlateProps) {
  const { label, drawing } = emblems[archetype];
  return (
    <figure className={classNames("relative rounded-arch bg-night text-gold-light", className)}>
      <svg
        className="h-auto w-full fill-none stroke-current stroke-[1.3]"
        strokeLinecap="round"
        strokeLinejoin="round"
        viewBox="0 0 240 360"
        role="img"
        aria-label={label}
      >
        <path d="M10 350V120A110 110 0 0 1 230 120V350Z" />
        <path strokeWidth="0.65" d="M16 344V120A104 104 0 0 1 224 120V344Z" />
        <path strokeWidth="0.65" d="M16 312H224" />
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
      </svg>
      {caption ? (
        <figcaption>
          <PlateCaption>{caption}</PlateCaption>
        </figcaption>
      ) : null}
    </figure>
  );
}
