import type { Archetype } from "@/content/archetypes";
import { classNames } from "@/lib/class-names";
import { emblems } from "./emblems";

type PlateProps = { archetype: Archetype; caption?: string; className?: string };

export function Plate({ archetype, caption, className }: PlateProps) {
  const { label, drawing } = emblems[archetype];
  return (
    <figure className={classNames("plate", className)}>
      <svg className="emblem" viewBox="0 0 240 360" role="img" aria-label={label}>
        <path d="M10 350V120A110 110 0 0 1 230 120V350Z" />
        <path className="hair" d="M16 344V120A104 104 0 0 1 224 120V344Z" />
        <path className="hair" d="M16 312H224" />
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
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
