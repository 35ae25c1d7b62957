import { futureApps } from "@/content/future-apps";
import { drawPlants, type Plant, type Plot, signCorner } from "../draw-garden";

/** The plants of the garden, one for each app, with its sign at the tip. */
export function Plants({ plants, plot }: { plants: readonly Plant[]; plot: Plot }) {
  const { tips, ...drawn } = drawPlants(plants, plot);
  return (
    <>
      <g className="stroke-gold" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
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
    </>
  );
}
