"use client";

import { futureApps } from "@/content/future-apps";
import { classNames } from "@/lib/class-names";
import { drawGround, drawPlants, type Plot, signCorner } from "../draw-garden";
import { fullGrowth } from "../groups";
import { useTween } from "./use-tween";
import { useVotes } from "./use-votes";

const wide: Plot = {
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
  { plot: wide, at: "max-wide:hidden max-w-480", ground: drawGround(wide) },
  { plot: narrow, at: "wide:hidden max-w-160", ground: drawGround(narrow) },
];

export function VoteGarden() {
  const { counts } = useVotes();
  const full = fullGrowth(counts);
  const goals = futureApps.map((app) => (counts[app.slug] ?? 0) / full);
  const heights = useTween(goals);
  const plants = goals.map((goal, index) => ({ goal, now: heights[index] ?? goal }));

  return plots.map(({ plot, at, ground }) => {
    const { tips, ...drawn } = drawPlants(plants, plot);
    return (
      <svg
        key={at}
        className={classNames("mx-auto h-auto w-full overflow-visible fill-none", at)}
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        aria-hidden="true"
      >
        <path className="fill-dune" d={ground.soil} />
        <path className="stroke-gold opacity-40" d={ground.specks} strokeWidth="0.7" />
        <path className="fill-sun-pale opacity-80" d={ground.sun} />
        <path className="stroke-sand" d={ground.reflection} strokeWidth="3" strokeLinecap="round" />
        <g className="stroke-gold" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
          <path d={ground.horizon} />
          <path className="fill-leaf stroke-leaf-line" d={drawn.leaves} strokeWidth="1.1" />
          <path d={drawn.stems} />
          <path d={drawn.roots} strokeWidth="1" />
          <path d={drawn.hair} strokeWidth="0.7" />
          <path className="fill-gold" d={drawn.seeds} />
        </g>
        <g
          className="stroke-current text-gold-deep"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {futureApps.map(({ slug, art }, index) => (
            <use
              key={slug}
              href={`#app-${art}`}
              width={plot.size}
              height={plot.size}
              {...signCorner(tips[index] ?? [0, 0], plot.size)}
            />
          ))}
        </g>
      </svg>
    );
  });
}
