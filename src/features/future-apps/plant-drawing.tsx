import { clsx } from "clsx";
import { chords, type Point, polar, round, segment } from "@/components/art/geometry";
import { seededRandom } from "@/lib/seeded-random";

type VoteCounts = Readonly<Record<string, number>>;

const votesPerLeaf = 25;

/** Returns the number of votes of a full-grown plant: the highest vote count, but at least 50. */
export function fullGrowth(counts: VoteCounts) {
  return Math.max(2 * votesPerLeaf, ...Object.values(counts));
}

function xy(x: number, y: number) {
  return `${round(x)} ${round(y)}`;
}

/** Draws the seed of an app; no two seeds have the same length, width and tilt. */
function seedOf(index: number, x: number, y: number, size: number) {
  const length = size * (0.78 + 0.055 * ((index * 4) % 9));
  const tilt = 0.62 * Math.sin(index * 2.3 + 0.2);
  return leaf(...polar(x, y, -length / 2, tilt), length, tilt, 0.3 + 0.045 * ((index * 5) % 9));
}

function leaf(x: number, y: number, length: number, angle: number, width: number) {
  const [tipX, tipY] = polar(x, y, length, angle);
  const [midX, midY] = polar(x, y, length * 0.48, angle);
  const [sideX, sideY] = polar(0, 0, length * width, angle + Math.PI / 2);
  const there = `Q${xy(midX + sideX, midY + sideY)} ${xy(tipX, tipY)}`;
  return `M${xy(x, y)}${there}Q${xy(midX - sideX, midY - sideY)} ${xy(x, y)}`;
}

const maxLeaves = 40;

const wave = (x: number) => 15 + Math.sin(x / 23) * 3.4;

/**
 * Draws a leaf for every 25 votes or part of 25; `grown` is the vine's length from 0 to 1. Without votes it draws the
 * seed of the app at `index`.
 */
export function drawVine(votes: number, grown: number, index = 0) {
  const length = 24 + 264 * grown;
  const count = Math.min(Math.ceil(Math.max(0, votes) / votesPerLeaf), maxLeaves);
  let stem = `M${xy(0, wave(0))}`;
  for (let x = 4; x <= length; x += 4) stem += `L${xy(x, wave(x))}`;
  let leaves = "";
  for (let index = 0; index < count; index++) {
    const x = (length * (index + 0.75)) / count;
    leaves += leaf(x, wave(x), 13.5 - (4.5 * index) / count, (index % 2 ? 1 : -1) * 1.02, 0.36);
  }
  return {
    stem,
    leaves,
    seed: count === 0 ? seedOf(index, 6, wave(0) + 0.5, 13) : "",
    rest: `M${xy(length + 5, wave(length))}H300`,
  };
}

export type Plot = {
  width: number;
  height: number;
  ground: number;
  left: number;
  right: number;
  tallest: number;
  size: number;
  specks: number;
  chords: number;
};

export function drawGround(plot: Plot) {
  const { width, height, ground, left, right, tallest, size } = plot;
  const random = seededRandom(91);
  let specks = "";
  for (let index = 0; index < plot.specks; index++) {
    const y = ground + 16 + (height - ground) * random() ** 0.9;
    const x = left - size * 0.8 + random() * (width * 1.5 - left);
    const length = 8 + random() * 46;
    specks += `M${xy(x, y)}q${xy(length / 2, -1.5 - random() * 2)} ${xy(length, 0)}`;
  }
  const middle = (left + right) / 2;
  const radius = tallest * 0.8;
  const lines = chords(middle, ground, Math.min(radius, (height - ground) * 2.2), plot.chords);
  // The lines stay between the roots of young plants and the lower edge, so that no line crosses a root.
  const below = ground + (height - ground) * 0.4;
  const inside = (lines.match(/M[^M]+/g) ?? []).filter((line) => {
    const y = Number(/ (.+)H/.exec(line)?.[1]);
    return y > below && y < height - 4;
  });
  return {
    soil: `M${-width * 2} ${ground}H${width * 3}V${height + 4}H${-width * 2}Z`,
    horizon: `M${-width * 2} ${ground}H${width * 3}`,
    sun: `M${xy(middle - radius, ground)}A${xy(radius, radius)} 0 0 1 ${xy(middle + radius, ground)}Z`,
    reflection: inside.join(""),
    specks,
  };
}

/** Each value of `grown` (0 to 1) determines a plant's height and the depth of its roots. */
export function drawPlants(grown: readonly number[], plot: Plot) {
  const { height, ground, left, right, tallest, size } = plot;
  const drawn = { stems: "", leaves: "", roots: "", hair: "", seeds: "", tips: [] as Point[] };
  grown.forEach((growth, index) => {
    const random = seededRandom(index * 37 + 11);
    const x = left + ((right - left) * index) / Math.max(1, grown.length - 1);
    const tall = tallest * (0.2 + 0.8 * growth);
    const lean = (random() - 0.5) * tall * 0.16;
    const tip: Point = [x + lean, ground - tall];
    const along = (u: number): Point => [
      (1 - u) ** 2 * x + 2 * u * (1 - u) * (x - lean * 0.5) + u * u * tip[0],
      ground - tall * u,
    ];
    const bend = xy(x - lean * 0.5, ground - tall * 0.5);
    drawn.stems += `M${xy(x, ground)}Q${bend} ${xy(...tip)}`;
    drawn.tips.push(tip);

    const young = 0.72 + 0.28 * Math.min(1, growth * 3);
    const count = Math.max(2, Math.round(growth * 6));
    const addLeaf = ([px, py]: Point, length: number, angle: number) => {
      drawn.leaves += leaf(px, py, length, angle, 0.34);
      drawn.hair += segment([px, py], polar(px, py, length * 0.8, angle));
    };
    for (let k = 0; k < count; k++) {
      const u = (k + 0.75) / (count + 0.9);
      const side = (k + index) % 2 ? 1 : -1;
      const length = size * (0.92 - 0.36 * u) * (0.85 + random() * 0.3) * young;
      const [px, py] = along(u);
      addLeaf([px, py], length, -Math.PI / 2 + side * (1.02 - u * 0.25 + (random() - 0.5) * 0.2));
      if (growth > 0.5 && k < count - 1) addLeaf([px, py - 5], length * 0.72, -Math.PI / 2 - side * 1.1);
    }

    const below = seededRandom(index * 53 + 7);
    const deep = (height - ground) * (0.22 + 0.56 * growth);
    const knee = xy(x + (below() - 0.5) * 14, ground + deep * 0.5);
    drawn.roots += `M${xy(x, ground + 10)}Q${knee} ${xy(x + (below() - 0.5) * 16, ground + 10 + deep)}`;
    const threads = 2 + Math.round(growth * 4);
    for (let k = 0; k < threads; k++) {
      const u = (k + 0.4) / threads;
      const y = ground + 12 + deep * u * 0.8;
      const length = (k % 2 ? 1 : -1) * size * (0.75 - 0.35 * u) * (0.7 + below() * 0.5);
      const end = xy(x + length, y + Math.abs(length) * 0.62);
      drawn.hair += `M${xy(x, y)}Q${xy(x + length * 0.5, y + 2)} ${end}`;
    }
    drawn.seeds += seedOf(index, x, ground + 9, size * 0.34);
  });
  return drawn;
}

export function signCorner([x, y]: Point, size: number) {
  return { x: round(x - size / 2), y: round(y - size) };
}

const rising = "origin-(--ground) transition-[scale] duration-900 ease-out starting:scale-y-25";
const appearing = "transition-opacity delay-600 duration-300 starting:opacity-0";

type PlantsProps = { plot: Plot; slugs: readonly string[]; counts: VoteCounts };

/** Without votes all plants are equal sprouts. */
export function PlantsDrawing({ plot, slugs, counts }: PlantsProps) {
  const hasVotes = Object.values(counts).some(Boolean);
  const full = fullGrowth(counts);
  const { tips, ...drawn } = drawPlants(
    slugs.map((slug) => (counts[slug] ?? 0) / full),
    plot,
  );
  return (
    <>
      <g
        className={clsx("stroke-gold", hasVotes && rising)}
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
        className={clsx("stroke-current text-gold-deep", hasVotes && appearing)}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {slugs.map((slug, index) => (
          <use
            key={slug}
            href={`#app-${slug}`}
            width={plot.size}
            height={plot.size}
            {...signCorner(tips[index] ?? [0, 0], plot.size)}
          />
        ))}
      </g>
    </>
  );
}

type VineProps = { slug: string; index: number; counts: VoteCounts };

export function VineDrawing({ slug, index, counts }: VineProps) {
  const votes = counts[slug] ?? 0;
  const { stem, leaves, seed, rest } = drawVine(votes, votes / fullGrowth(counts), index);
  return (
    <svg
      className="h-8 w-full max-w-80 overflow-visible fill-none stroke-leaf-line [--by:--vine] [--starts:entry_50%] [--ends:cover_40%] [view-timeline:--vine]"
      viewBox="0 0 300 30"
      preserveAspectRatio="xMinYMid meet"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      <path className="stroke-control-off" d={rest} strokeDasharray="1 5" />
      <path className="fill-leaf [--from-opacity:0] moving:reveal" d={leaves} strokeWidth="1" />
      <path className="fill-gold stroke-none [--from-opacity:0] moving:reveal" d={seed} />
      <path
        className="[--from-dash:320] moving:[stroke-dasharray:320] moving:reveal"
        data-motion="vine"
        d={stem}
      />
    </svg>
  );
}
