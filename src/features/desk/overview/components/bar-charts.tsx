import { clsx } from "clsx";
import { deskOverview } from "@/content/desk-overview";
import { formatShortDay } from "@/lib/calendar";
import { groupDigits } from "@/lib/grouped-digits";
import { DeskPanel } from "../../components/desk-panel";
import { type DailyCount, getWeekNumber } from "../day-counts";
import type { Today } from "../today-service";

const { days: text, weeks: texts } = deskOverview;
const step = 10;
const tallestBar = 60;
export const nowLook = "fill-lagoon forced-colors:fill-[Highlight]";
export const pastLook = "fill-palm forced-colors:fill-[CanvasText]";

type DayChartProps = { title: string; days: readonly DailyCount[]; link?: { href: string; label: string } };

export function DayChart({ title, days, link }: DayChartProps) {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const [best = { day: "", count: 0 }] = [...days].sort((one, other) => other.count - one.count);
  const today = days.at(-1)?.count ?? 0;
  const width = days.length * step;
  const bestText = best.count ? text.best(best.count, formatShortDay(best.day)) : "";
  return (
    <DeskPanel title={title} link={link} className="break-inside-avoid">
      <div className="flex items-end gap-s5 max-[18rem]:flex-col max-[18rem]:items-start">
        <p
          className="mb-[1.1rem] min-w-[2ch] font-[360] font-display text-[3rem] leading-none lining-nums"
          aria-hidden="true"
        >
          {groupDigits(total)}
        </p>
        <div className="w-full min-w-0 flex-1">
          <svg
            className="block h-18 w-full border-gold border-b"
            viewBox={`0 0 ${width} ${tallestBar}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={text.alt(total, today, bestText)}
          >
            {days.map(({ day, count }, index) => {
              const height = count ? Math.max(2, (tallestBar * count) / best.count) : 0;
              return (
                <rect
                  key={day}
                  className={index === days.length - 1 ? nowLook : pastLook}
                  x={index * step + 1.5}
                  y={tallestBar - height}
                  width={step - 3}
                  height={height}
                />
              );
            })}
          </svg>
          <p
            className="mt-[0.35rem] flex justify-between gap-x-3 text-ink-2 text-mini leading-[1.35] max-tab:flex-wrap"
            aria-hidden="true"
          >
            <span className="shrink-0">{days[0] ? formatShortDay(days[0].day) : null}</span>
            <span className="max-tab:order-last max-tab:basis-full">{bestText || text.none}</span>
            <span className="shrink-0">{text.today}</span>
          </p>
        </div>
      </div>
    </DeskPanel>
  );
}

const ground = 240;
const tallestArch = 209;
const figure = "font-text text-[12.5px] leading-none";

function drawArch(x: number, height: number) {
  const radius = 14;
  const shoulder = ground - Math.max(height - radius, 0);
  return `M${x} ${ground}V${shoulder}a${radius} ${Math.min(radius, height)} 0 0 1 ${2 * radius} 0V${ground}Z`;
}

export function WeekChart({ weeks }: { weeks: Today["applicationWeeks"] }) {
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  const alt = texts.alt(weeks.map(({ count }) => count).join(", "));
  return (
    <DeskPanel title={texts.title}>
      <svg
        className="mx-auto block h-auto w-full max-w-108 overflow-visible"
        viewBox="0 0 320 270"
        role="img"
        aria-label={alt}
      >
        <path className="stroke-gold" d={`M0 ${ground}H320`} />
        {weeks.map(({ monday, count }, index) => {
          const x = 6 + index * 40;
          const height = (tallestArch * count) / most;
          const isNow = index === weeks.length - 1;
          return (
            <g key={monday}>
              {count ? <path className={isNow ? nowLook : pastLook} d={drawArch(x, height)} /> : null}
              <text
                className={clsx(figure, "fill-ink font-[560]")}
                x={x + 14}
                y={ground - height - 7}
                textAnchor="middle"
              >
                {groupDigits(count)}
              </text>
              <text className={clsx(figure, "fill-ink-2 font-medium")} x={x + 14} y="259" textAnchor="middle">
                {isNow ? texts.now : texts.week(getWeekNumber(monday))}
              </text>
            </g>
          );
        })}
      </svg>
    </DeskPanel>
  );
}
