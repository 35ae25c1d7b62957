import { deskOverview } from "@/content/desk-overview";
import { classNames } from "@/lib/class-names";
import { groupDigits } from "@/lib/grouped-digits";
import { DeskPanel } from "../../components/desk-sheet";
import { getWeekNumber } from "../day-counts";
import type { Today } from "../today-service";

const { weeks: texts } = deskOverview;
const ground = 240;
const tallest = 209;
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
          const height = (tallest * count) / most;
          const isNow = index === weeks.length - 1;
          return (
            <g key={monday}>
              {count ? (
                <path
                  className={
                    isNow
                      ? "fill-lagoon forced-colors:fill-[Highlight]"
                      : "fill-lagoon-wash forced-colors:fill-[CanvasText]"
                  }
                  d={drawArch(x, height)}
                />
              ) : null}
              <text
                className={classNames(figure, "fill-ink font-[560]")}
                x={x + 14}
                y={ground - height - 7}
                textAnchor="middle"
              >
                {groupDigits(count)}
              </text>
              <text
                className={classNames(figure, "fill-ink-2 font-medium")}
                x={x + 14}
                y="259"
                textAnchor="middle"
              >
                {isNow ? texts.now : texts.week(getWeekNumber(monday))}
              </text>
            </g>
          );
        })}
      </svg>
    </DeskPanel>
  );
}
