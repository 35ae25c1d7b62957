import { deskOverview } from "@/content/desk-overview";
import { formatShortDay } from "@/lib/calendar";
import { countCharacters, endWithEllipsis, takeCharacters } from "@/lib/text-normalization";
import type { DueSlot } from "../today-service";
import styles from "./due-line-chart.module.css";

const { line: text } = deskOverview;
const ground = 112;
const first = 60;
const width = 860;

/** Shortens a name to fit beside its neighbours, without a title such as "Dr.". */
function shortenName(name: string) {
  const words = name.split(/[\s,]+/);
  const word = words.find((each) => each && !each.endsWith(".")) ?? name;
  return countCharacters(word) > 11 ? endWithEllipsis(takeCharacters(word, 10)) : word;
}

function getStemHeight({ kind }: DueSlot, index: number) {
  if (kind === "today") return 22;
  return index % 2 === 0 ? 34 : 62;
}

function describeSlot(slot: DueSlot, isEarlier: boolean) {
  if (!slot.first) return [];
  const day = formatShortDay(slot.day);
  const when = text.slot[isEarlier ? "lateEarlier" : slot.kind];
  const who = text.who(slot.first.name, slot.count - 1);
  return [slot.kind === "today" ? `${when}: ${who}.` : `${when} ${day}: ${who}.`];
}

/** Returns the label of a tick, such as "Tue 18"; the heading shows the month. */
function labelSlot(slot: DueSlot, isEarlier: boolean) {
  if (isEarlier) return text.earlier;
  if (slot.kind === "today") return text.today;
  return formatShortDay(slot.day).split(" ").slice(0, 2).join(" ");
}

export function DueLineChart({ slots, hasEarlier }: { slots: readonly DueSlot[]; hasEarlier: boolean }) {
  const step = (width - 2 * first + 10) / (slots.length - 1);
  const x = (index: number) => first + index * step;
  const today = x(slots.findIndex(({ kind }) => kind === "today"));
  const isEarlier = (index: number) => index === 0 && hasEarlier;
  const isLate = slots.some(({ kind, count }) => kind === "late" && count > 0);
  const alt = text.alt(slots.flatMap((slot, index) => describeSlot(slot, isEarlier(index))).join(" "));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll the chart on a narrow screen
    <section className={styles.scroll} tabIndex={0} aria-label={text.region}>
      <svg className={styles.chart} viewBox={`0 0 ${width} 142`} role="img" aria-label={alt}>
        {isLate ? (
          <rect
            className="fill-alert-bg forced-colors:fill-[Canvas]"
            x="0"
            y={ground}
            width={today}
            height="30"
          />
        ) : null}
        <path
          className="fill-warm forced-colors:fill-[Canvas]"
          d={`M${today - 46} ${ground}a46 46 0 0 1 92 0Z`}
        />
        <path
          className="fill-none stroke-gold"
          d={`M${today - 46} ${ground}a46 46 0 0 1 92 0M${today - 32} ${ground}a32 32 0 0 1 64 0`}
        />
        <path className="fill-none stroke-gold" strokeWidth="1.4" d={`M0 ${ground}H${width}`} />
        {slots.map((slot, index) => {
          const isNamed = slot.count > 0 || slot.kind === "today";
          return (
            <g key={slot.day} className={styles.slot} data-kind={slot.kind}>
              <path className="fill-none stroke-gold" d={`M${x(index)} ${ground}v7`} />
              {isNamed ? (
                <text x={x(index)} y="136" textAnchor="middle">
                  {labelSlot(slot, isEarlier(index))}
                </text>
              ) : null}
              {slot.first ? (
                <>
                  <path
                    className={styles.stem}
                    d={`M${x(index)} ${ground}V${getStemHeight(slot, index) + 12}`}
                  />
                  <circle cx={x(index)} cy={ground} r="5" />
                  <text
                    className={styles.name}
                    data-late={slot.kind === "late" || undefined}
                    x={x(index)}
                    y={getStemHeight(slot, index)}
                    textAnchor="middle"
                  >
                    <tspan className="[unicode-bidi:plaintext]">{shortenName(slot.first.name)}</tspan>
                    {slot.count > 1 ? (
                      <tspan className={styles.more}> {text.more(slot.count - 1)}</tspan>
                    ) : null}
                  </text>
                </>
              ) : null}
            </g>
          );
        })}
      </svg>
    </section>
  );
}
