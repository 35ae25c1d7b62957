"use client";

import { Fragment } from "react";
import { type FutureAppSlug, futureAppSlugs } from "@/content/future-app-slugs";
import { classNames } from "@/lib/class-names";
import { fullGrowth } from "../groups";
import { drawPlants, drawVine, type Plot, signCorner } from "../plant-drawing";
import { useVotes } from "./use-votes";

const rising = "origin-(--ground) transition-[scale] duration-900 ease-out starting:scale-y-25";
const appearing = "transition-opacity delay-600 duration-300 starting:opacity-0";

/** The plants of the garden, one for each app, with its sign at the tip; as sown until the votes are known, then they rise. */
export function Plants({ plot }: { plot: Plot }) {
  const { counts } = useVotes();
  const hasVotes = Object.values(counts).some(Boolean);
  const full = fullGrowth(counts);
  const { tips, ...drawn } = drawPlants(
    futureAppSlugs.map((slug) => (counts[slug] ?? 0) / full),
    plot,
  );
  return (
    // Starting styles apply to what is inserted anew.
    <Fragment key={hasVotes ? "grown" : "sown"}>
      <g
        className={classNames("stroke-gold", hasVotes && rising)}
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path className="fill-leaf stroke-leaf-line" d={drawn.leaves} strokeWidth="1.1" />
        <path d={drawn.stems} />
        <path d={drawn.roots} strokeWidth="1" />
        <path d={drawn.hair} strokeWidth="0.7" />
        <path className="fill-gold" d={drawn.seeds} />
      </g>
      <g
        className={classNames("stroke-current text-gold-deep", hasVotes && appearing)}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {futureAppSlugs.map((slug, index) => (
          <use
            key={slug}
            href={`#app-${slug}`}
            width={plot.size}
            height={plot.size}
            {...signCorner(tips[index] ?? [0, 0], plot.size)}
          />
        ))}
      </g>
    </Fragment>
  );
}

type VineProps = { slug: FutureAppSlug; index: number };

/** The running stem under a name, as long as its votes; before the first, the seed of the app at `index` of the list. */
export function Vine({ slug, index }: VineProps) {
  const { counts } = useVotes();
  const votes = counts[slug] ?? 0;
  const { stem, leaves, seed, rest } = drawVine(votes, votes / fullGrowth(counts), index);
  return (
    <svg
      className="h-8 w-full max-w-80 overflow-visible fill-none stroke-leaf-line [--by:--vine] [--span:entry_50%_cover_40%] [view-timeline:--vine]"
      viewBox="0 0 300 30"
      preserveAspectRatio="xMinYMid meet"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      <path className="stroke-control-off" d={rest} strokeDasharray="1 5" />
      <path className="fill-leaf [--from-opacity:0] moving:comes" d={leaves} strokeWidth="1" />
      <path className="fill-gold stroke-none [--from-opacity:0] moving:comes" d={seed} />
      <path
        className="[--from-dash:320] moving:[stroke-dasharray:320] moving:comes"
        data-motion="vine"
        d={stem}
      />
    </svg>
  );
}
