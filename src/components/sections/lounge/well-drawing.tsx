import type { PillarId } from "@/content/lounge";
import { classNames } from "@/lib/class-names";
import styles from "./well-drawing.module.css";

/** The water drawn for each pillar: none, the surface, inside. */
const water: Record<PillarId, string> = {
  rest: "",
  release: "M-20 70H12M66 70H100M-8 80H8M72 80H92",
  rise: "M22 46H58M28 51H52M24 40Q32 34 40 40T58 40",
};

/** Where the bucket starts to move. */
const way: Record<PillarId, string> = {
  rest: "[--from-shift:-50%_-16rem]",
  release: "[--from-shift:-50%_-20rem]",
  rise: "[--from-shift:-50%_22rem]",
};

const bucket =
  "absolute overflow-visible fill-none stroke-current [--by:--well] [--starts:entry_20%] [--ends:cover_52%] moving:reveal";

/** The rope begins far above; the well clips it. */
const rope = "M40 -9000V16";

export function WellDrawing({ at }: { at: PillarId }) {
  return (
    <div
      className={classNames("relative bg-night text-gold-light", styles.well, "[view-timeline:--well]")}
      data-at={at}
    >
      <div className="absolute inset-0 overflow-clip">
        <svg
          className={classNames(bucket, way[at], styles.bucket)}
          data-motion={`bucket-${at}`}
          strokeWidth="1.25"
          strokeLinecap="round"
          strokeLinejoin="round"
          viewBox="0 0 80 110"
          aria-hidden="true"
        >
          <path className={classNames("fill-night stroke-none", styles.inside)} d="M16 40H64L57 100H23Z" />
          <path d={`M16 40H64L57 100H23ZM18 56H62M21 84H59M19 40Q40 -8 61 40${rope}`} />
          {water[at] ? <path d={water[at]} strokeWidth="0.7" /> : null}
        </svg>
      </div>
    </div>
  );
}
