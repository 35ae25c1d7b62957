import { strokes } from "@/components/art/strokes";
import { about } from "@/content/about";
import { classNames } from "@/lib/class-names";

const { label, vision, mission } = about.visionAndMission;
const name = "mb-3 font-aside font-normal text-[1.25rem] text-gold-ink leading-[1.3] tracking-normal italic";
const wish =
  "max-w-[13em] text-balance font-[350] font-display text-[clamp(2.125rem,1.2rem+3.6vw,4.25rem)] leading-[1.06] tracking-[-0.024em]";
const chords =
  "M1010.3 108H1205.7M1011.7 118H1204.3M1014.4 129H1201.6M1019 141H1197M1026.2 154H1189.8M1037.4 168H1178.6M1055.9 183H1160.1";

export function VisionAndMission() {
  return (
    <section className="overflow-clip bg-dune py-band" aria-label={label}>
      <div className="wrap">
        <h2 className={name}>{vision.title}</h2>
        <p className={wish}>
          {vision.text} <span className="text-gold-ink">{vision.end}</span>
        </p>
      </div>
      {/* the horizon is as wide as the page, and the sun on it ends at the margin */}
      <div className="wrap">
        <svg
          className={classNames(
            "my-s4 h-50 w-full overflow-visible fill-none stroke-gold nav:-mt-s6 min-[100rem]:h-65",
            strokes.figure,
          )}
          data-motion="vision"
          viewBox="6 0 1200 200"
          strokeWidth="1.4"
          preserveAspectRatio="xMaxYMid slice"
          aria-hidden="true"
        >
          <path d="M-2400 100H2400" />
          <path
            className={classNames(strokes.first, strokes.drawn, "[--from-dash:308]")}
            d="M1010 100A98 98 0 0 1 1206 100"
          />
          <path
            className={classNames(strokes.second, strokes.drawn, "[--from-dash:218]")}
            d="M1038.7 100A69.3 69.3 0 0 1 1177.3 100"
          />
          <path className={strokes.shown} d={chords} />
        </svg>
      </div>
      <div className="wrap">
        <div className="wide:ml-[25%] min-[80rem]:-mt-10">
          <h2 className={name}>{mission.title}</h2>
          <p className="max-w-[30em] text-lead leading-[1.55]">{mission.text}</p>
        </div>
      </div>
    </section>
  );
}
