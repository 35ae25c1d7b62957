import { clsx } from "clsx";
import { type Point, repeat, round } from "@/components/art/geometry";
import { strokes } from "@/components/art/strokes";
import { Section } from "@/components/layout/section";
import { Paragraph, RichText } from "@/components/ui/rich-text";
import { type Podcast, podcastLabels } from "@/content/podcast";

export function Host({ content: { title, quote, texts } }: { content: Podcast["host"] }) {
  return (
    <Section name="host" className="relative overflow-clip bg-dune py-band">
      <div className="grid12 items-center gap-y-s6">
        <div className="space-y-s5 tab:max-wide:col-[1/9] wide:col-[7/-1]">
          <h2 id="h-host">{title}</h2>
          <blockquote className="text-balance font-[370] font-display text-[min(clamp(1.5rem,1.2rem+1.4vw,2.25rem),7.8vw)] leading-[1.25] tracking-[-0.014em]">
            “<RichText text={quote} />”
          </blockquote>
          {texts.map((paragraph, index) => (
            <Paragraph key={index} className="max-w-[34em]" text={paragraph} />
          ))}
        </div>
        <div className="max-tab:mx-auto max-tab:-mb-s6 max-tab:w-[78%] tab:max-wide:col-[9/-1] tab:max-wide:max-w-72 wide:-order-1 wide:col-[1/6] wide:-my-12 wide:-ml-[30%] wide:translate-y-[1.4vw]">
          <ShellDrawing label={podcastLabels.host} />
        </div>
      </div>
    </Section>
  );
}

const centre = 250;
const growth = 0.158;
const turn = Math.PI * 2;
const mouth = 24.6;
const whorl = Math.exp(-growth * turn);

/** Returns a point of the shell's logarithmic spiral. */
function at(angle: number, scale = 1): Point {
  const radius = 5.6 * Math.exp(growth * angle) * scale;
  const direction = angle - 5.15;
  return [centre + Math.cos(direction) * radius, centre + Math.sin(direction) * radius];
}

const pointText = ([x, y]: Point) => `${round(x)} ${round(y)}`;

function bezier(from: Point, to: Point, leave: Point, arrive: Point) {
  const first: Point = [from[0] + leave[0] / 3, from[1] + leave[1] / 3];
  const second: Point = [to[0] - arrive[0] / 3, to[1] - arrive[1] / 3];
  return `C${pointText(first)} ${pointText(second)} ${pointText(to)}`;
}

function tangent(angle: number, scale: number, step: number): Point {
  const [x, y] = at(angle, scale);
  const dx = x - centre;
  const dy = y - centre;
  return [(growth * dx - dy) * step, (growth * dy + dx) * step];
}

function spiral(scale: number, start: number) {
  const steps = Math.ceil((mouth - start) / 0.7);
  const step = (mouth - start) / steps;
  const parts = repeat(steps, (index) => {
    const from = start + index * step;
    const to = start + (index + 1) * step;
    return bezier(at(from, scale), at(to, scale), tangent(from, scale, step), tangent(to, scale, step));
  });
  return `M${pointText(at(start, scale))}${parts}`;
}

function rib(angle: number) {
  const points = [0, 0.5, 1].map((along) =>
    at(angle - 0.16 * Math.sin(along * Math.PI), 1 + (whorl - 1) * along),
  );
  const [outer, middle, inner] = points as [Point, Point, Point];
  const bow: Point = [2 * middle[0] - (outer[0] + inner[0]) / 2, 2 * middle[1] - (outer[1] + inner[1]) / 2];
  return `M${pointText(outer)}Q${pointText(bow)} ${pointText(inner)}`;
}

function ribAngles() {
  const angles: number[] = [];
  for (let angle = 6.4; angle < mouth; angle += angle < 14 ? 0.2 : 0.105) angles.push(angle);
  return angles;
}

const outerLip = at(mouth);
const innerLip = at(mouth - turn);
const bend: Point = [(outerLip[0] + innerLip[0]) / 2 + 8, (outerLip[1] + innerLip[1]) / 2 + 40];
const outline = `${spiral(1, 0)}M${pointText(outerLip)}Q${pointText(bend)} ${pointText(innerLip)}`;
const lines = [0.94, 0.86, 0.76, 0.64, 0.52].map((scale) => spiral(scale, 7)).join("");
const ribs = ribAngles().map(rib).join("");

function ShellDrawing({ label }: { label: string }) {
  return (
    <svg
      className={clsx("w-full fill-none stroke-gold stroke-[1.5]", strokes.figure)}
      data-motion="shell"
      viewBox="-30 -20 560 600"
      role="img"
      aria-label={label}
    >
      <path
        className={clsx("[--starts:entry_30%] [--ends:cover_42%]", strokes.drawn, "[--from-dash:1760]")}
        d={outline}
      />
      <path className={strokes.shown} strokeWidth="0.7" d={lines + ribs} />
    </svg>
  );
}
