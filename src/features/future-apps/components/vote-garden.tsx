import { clsx } from "clsx";
import { drawGround, PlantsDrawing, type Plot } from "../plant-drawing";
import { Plants } from "./plants";

export const wide: Plot = {
  width: 1440,
  height: 560,
  ground: 430,
  left: 660,
  right: 1340,
  tallest: 320,
  size: 54,
  specks: 130,
  chords: 15,
};

const narrow: Plot = {
  width: 390,
  height: 330,
  ground: 258,
  left: 36,
  right: 354,
  tallest: 196,
  size: 27,
  specks: 60,
  chords: 12,
};

const plots = [
  {
    plot: wide,
    at: "max-tab:hidden tab:max-wide:-mt-s4 tab:max-wide:-ml-[71%] tab:max-wide:w-[174%] tab:max-wide:max-w-none wide:mx-auto wide:w-full wide:max-w-348 [--ground:0_430px]",
    ground: drawGround(wide),
  },
  { plot: narrow, at: "tab:hidden mx-auto w-full max-w-160 [--ground:0_258px]", ground: drawGround(narrow) },
];

/** The height of a plant shows its votes. */
export function VoteGarden({ slugs }: { slugs: readonly string[] }) {
  return plots.map(({ plot, at, ground }) => (
    <svg
      key={at}
      className={clsx("h-auto rtl:-scale-x-100 overflow-visible fill-none", at)}
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      aria-hidden="true"
    >
      <path className="fill-dune" d={ground.soil} />
      <path className="stroke-gold opacity-40" d={ground.specks} strokeWidth="0.7" />
      <path className="fill-sun-pale opacity-80" d={ground.sun} />
      <path className="stroke-sand" d={ground.reflection} strokeWidth="3" strokeLinecap="round" />
      <path className="stroke-gold" d={ground.horizon} strokeWidth="1.5" strokeLinecap="round" />
      <Plants plot={plot} slugs={slugs}>
        <PlantsDrawing plot={plot} slugs={slugs} counts={{}} />
      </Plants>
    </svg>
  ));
}
