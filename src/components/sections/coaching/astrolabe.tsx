import { arc, polar, rays, round, segment } from "@/components/art/geometry";
import { WeekLink } from "./week-link";

const cx = 600;
const cy = 600;
const degree = Math.PI / 180;
const weeks = Array.from({ length: 9 }, (_, index) => ({
  n: index + 1,
  angle: Math.PI + (10 + index * 20) * degree,
}));
const parts = ["Know Thyself", "Know Others", "Know the World"].map((name, index) => ({
  name,
  id: `astrolabe-part-${index + 1}`,
  line: arc(cx, cy, 520, Math.PI + index * 60 * degree, Math.PI + (index + 1) * 60 * degree),
}));

function dome(radius: number, shift = 0) {
  return arc(cx + shift, cy, radius, Math.PI, 2 * Math.PI);
}

function ticks(from: number, to: number, step: number, skip: number) {
  return Array.from({ length: 181 }, (_, degrees) => degrees)
    .filter((degrees) => degrees % step === 0 && (skip === 0 || degrees % skip !== 0))
    .map((degrees) => {
      const angle = Math.PI + degrees * degree;
      return segment(polar(cx, cy, from, angle), polar(cx, cy, to, angle));
    })
    .join("");
}

function sector(angle: number) {
  const from = angle - 10 * degree;
  const to = angle + 10 * degree;
  const [x, y] = polar(cx, cy, 250, to);
  const [x0, y0] = polar(cx, cy, 250, from);
  return `${arc(cx, cy, 500, from, to)}L${round(x)} ${round(y)}L${round(x0)} ${round(y0)}Z`;
}

const borders = rays(cx, cy, 170, 560, 2, Math.PI + 60 * degree, Math.PI + 180 * degree);
const domes = [560, 500, 410, 250].map((radius) => dome(radius)).join("");
const hairs = [552, 492, 418, 330, 170].map((radius) => dome(radius)).join("");
const rete = dome(230, 20) + dome(230, -20) + arc(cx, cy, 330, Math.PI, 2 * Math.PI, 380);
const scale = ticks(500, 478, 10, 0) + ticks(500, 484, 5, 10) + ticks(500, 492, 1, 5);
const tip = polar(cx, cy, 410, Math.PI + 10 * degree);

type Week = { n: number; label: string; theme: string; href: string };

type AstrolabeProps = {
  label: string;
  className?: string;
  linked?: readonly Week[];
};

/** Fills the lines from the last one up, because the half circle is widest at its base. */
function sunLines(theme: string) {
  return theme.split(" ").reduceRight<string[]>(([top, ...rest], word) => {
    if (top === undefined) return [word];
    return `${word} ${top}`.length > 20 ? [word, top, ...rest] : [`${word} ${top}`, ...rest];
  }, []);
}

function Theme({ theme }: { theme: string }) {
  const lines = sunLines(theme);
  const foot = cy - 50 + lines.length * 11;
  return lines.map((line, index) => (
    <text
      key={line}
      data-part="theme"
      stroke="none"
      textAnchor="middle"
      x={cx}
      y={foot - (lines.length - 1 - index) * 25}
    >
      {line}
    </text>
  ));
}

/** Link pictures render this drawing too, so its parts have no classes. */
export function Astrolabe({ label, className, linked }: AstrolabeProps) {
  return (
    <svg className={className} viewBox="0 0 1200 640" role={linked ? "group" : "img"} aria-label={label}>
      <path data-part="sun" stroke="none" d={`M${cx - 120} ${cy}A120 120 0 0 1 ${cx + 120} ${cy}Z`} />
      <path d={domes + borders} />
      <path data-part="hair" strokeWidth=".6" strokeOpacity=".8" d={hairs + scale + rete} />
      <path d={`M-400 ${cy}H1600`} />
      {weeks.map(({ n, angle }) => {
        const [x, y] = polar(cx, cy, 455, angle);
        const [stopX, stopY] = polar(cx, cy, 410, angle);
        const week = linked?.find((each) => each.n === n);
        const drawing = (
          <>
            <path data-part="sector" stroke="none" d={sector(angle)} />
            <path
              data-part="hair"
              strokeWidth=".6"
              strokeOpacity=".8"
              d={segment([stopX, stopY], polar(cx, cy, 250, angle))}
            />
            <circle data-part="stop" cx={round(stopX)} cy={round(stopY)} r="5" />
            <text x={round(x)} y={round(y + 14)} stroke="none" textAnchor="middle">
              {n}
            </text>
          </>
        );
        return week ? (
          <WeekLink key={n} data-week={n} href={week.href} aria-label={`${week.label}${week.theme}`}>
            {drawing}
            <Theme theme={week.theme} />
          </WeekLink>
        ) : (
          <g key={n}>{drawing}</g>
        );
      })}
      <g data-part="hand">
        <path d={segment([cx, cy], tip)} />
        <circle fill="currentColor" stroke="none" cx={round(tip[0])} cy={round(tip[1])} r="9" />
      </g>
      {parts.map(({ name, id, line }) => (
        <g key={id}>
          <path id={id} d={line} stroke="none" />
          <text data-part="name" stroke="none" textAnchor="middle">
            <textPath href={`#${id}`} startOffset="50%">
              {name}
            </textPath>
          </text>
        </g>
      ))}
      <path d="M490 611H710M516 622H684M560 633H640" />
    </svg>
  );
}
