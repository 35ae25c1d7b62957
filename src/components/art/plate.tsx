import type { Archetype } from "@/content/archetypes";
import { classNames } from "@/lib/class-names";
import { emblems } from "./emblems";
import { PlateCaption } from "./plate-caption";
import { PlateFrame } from "./plate-frame";

type PlateProps = {
  archetype: Archetype;
  caption?: string;
  /** on its own night, unless it is drawn on paper */
  onPaper?: boolean;
  className?: string;
};

export function Plate({ archetype, caption, onPaper, className }: PlateProps) {
  const { label, drawing } = emblems[archetype];
  return (
    <figure
      className={classNames(
        "relative rounded-arch",
        onPaper ? "text-gold-deep" : "bg-night text-gold-light",
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
