import { strokes } from "@/components/art/strokes";
import { Paragraph } from "@/components/ui/words";
import { type About, aboutLabels } from "@/content/about";
import { classNames } from "@/lib/class-names";
import styles from "./vision-and-mission.module.css";

const name = "mb-3 font-aside font-normal text-[1.25rem] text-gold-ink leading-[1.3] tracking-normal italic";
const chords =
  "M1010.3 108H1205.7M1011.7 118H1204.3M1014.4 129H1201.6M1019 141H1197M1026.2 154H1189.8M1037.4 168H1178.6M1055.9 183H1160.1";

export function VisionAndMission({ vision, mission }: Pick<About, "vision" | "mission">) {
  return (
    <section className="overflow-clip bg-dune py-band" aria-label={aboutLabels.visionAndMission}>
      <div className="wrap">
        <h2 className={name}>{vision.title}</h2>
        <p className={classNames("text-balance", styles.vision)}>
          {vision.text} <span className="text-gold-ink">{vision.end}</span>
        </p>
      </div>
      <div className="wrap">
        <svg
          className={classNames(
            "w-full overflow-visible fill-none stroke-gold",
            strokes.figure,
            styles.horizon,
          )}
          data-motion="vision"
          viewBox="6 0 1200 200"
          strokeWidth="1.4"
          preserveAspectRatio="xMaxYMid slice"
          aria-hidden="true"
        >
          <path d="M-2400 100H2400" />
          <path
            className={classNames(strokes.first, strokes.drawn, styles.outer)}
            d="M1010 100A98 98 0 0 1 1206 100"
          />
          <path
            className={classNames(strokes.second, strokes.drawn, styles.inner)}
            d="M1038.7 100A69.3 69.3 0 0 1 1177.3 100"
          />
          <path className={strokes.shown} d={chords} />
        </svg>
      </div>
      <div className="wrap">
        <div className={styles.mission}>
          <h2 className={name}>{mission.title}</h2>
          <Paragraph className="text-lead" text={mission.text} />
        </div>
      </div>
    </section>
  );
}
