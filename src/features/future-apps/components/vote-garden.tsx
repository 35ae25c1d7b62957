"use client";

import { futureApps } from "@/content/future-apps";
import { classNames } from "@/lib/class-names";
import { drawGround, drawPlants, type Plot, signCorner } from "../draw-garden";
import { fullGrowth } from "../groups";
import { useTween } from "./use-tween";
import { useVotes } from "./use-votes";
import "./vote-garden.css";

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
  { plot: wide, at: "only-wide", ground: drawGround(wide) },
  { plot: narrow, at: "only-phone", ground: drawGround(narrow) },
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
        className={classNames("garden", at)}
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        aria-hidden="true"
      >
        <path className="garden__soil" d={ground.soil} />
        <path className="garden__specks" d={ground.specks} />
        <path className="garden__sun" d={ground.sun} />
        <path className="garden__reflection" d={ground.reflection} />
        <g className="garden__ink">
          <path d={ground.horizon} />
          <path className="garden__leaves" d={drawn.leaves} />
          <path d={drawn.stems} />
          <path className="garden__roots" d={drawn.roots} />
          <path className="garden__hair" d={drawn.hair} />
          <path className="garden__seeds" d={drawn.seeds} />
        </g>
        <g className="garden__signs">
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
