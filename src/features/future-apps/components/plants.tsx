import { futureApps } from "@/content/future-apps";
import { classNames } from "@/lib/class-names";
import { drawPlants, type Plot, signCorner } from "../draw-garden";

const rising = "origin-(--ground) transition-[scale] duration-900 ease-out starting:scale-y-25";
const appearing = "transition-opacity delay-600 duration-300 starting:opacity-0";

type PlantsProps = { grown: readonly number[]; plot: Plot; rise?: boolean };

/** The plants of the garden, one for each app, with its sign at the tip; they `rise` from the ground, and then bear it. */
export function Plants({ grown, plot, rise }: PlantsProps) {
  const { tips, ...drawn } = drawPlants(grown, plot);
  return (
    <>
      <g
        className={classNames("stroke-gold", rise && rising)}
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
        className={classNames("stroke-current text-gold-deep", rise && appearing)}
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
