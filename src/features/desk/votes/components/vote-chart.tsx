import { deskVotes } from "@/content/desk-votes";
import { formatShortDay, startOfDay } from "@/lib/calendar";
import { type DeskCells, DeskTable } from "../../components/desk-table";
import type { VotesOverTime } from "../service";

const text = deskVotes.time;
const height = 100;
const formatDay = (day: string) => formatShortDay(startOfDay(day));

const cells: DeskCells<{ id: string; count: number }, keyof typeof text.columns> = {
  day: { show: ({ id }) => formatDay(id) },
  votes: { show: ({ count }) => count },
};

function describeVotes({ days, total }: VotesOverTime) {
  const length = String(days.length);
  const [most] = [...days].sort((one, other) => other.count - one.count);
  if (!total || !most) return text.none(length);
  return text.summary(total, length, { count: most.count, day: formatDay(most.day) });
}

export function VoteChart({ counts }: { counts: VotesOverTime }) {
  const { days } = counts;
  const most = Math.max(1, ...days.map(({ count }) => count));
  const summary = describeVotes(counts);
  const first = days[0]?.day;
  const middle = days[Math.floor(days.length / 2)]?.day;
  return (
    <div>
      <figure>
        <p className="note mb-[0.4rem] tabular-nums" aria-hidden="true">
          {text.highest(Math.max(...days.map(({ count }) => count)))}
        </p>
        <svg
          className="block h-[clamp(9rem,20vw,14rem)] w-full border-gold border-b"
          viewBox={`0 0 ${days.length * 10} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
        >
          {days.map(({ day, count }, index) => (
            <rect
              key={day}
              className={
                index === days.length - 1
                  ? "fill-lagoon forced-colors:fill-[Highlight]"
                  : "fill-palm forced-colors:fill-[CanvasText]"
              }
              x={index * 10 + 1.5}
              width="7"
              y={height - (count / most) * height}
              height={(count / most) * height}
            >
              <title>{`${formatDay(day)}: ${count}`}</title>
            </rect>
          ))}
        </svg>
        <div className="note mt-[0.4rem] flex justify-between" aria-hidden="true">
          <span>{first ? formatDay(first) : null}</span>
          <span>{middle ? formatDay(middle) : null}</span>
          <span>{text.today}</span>
        </div>
        <figcaption className="note mt-s3">{summary}</figcaption>
      </figure>
      <details className="group mt-s3">
        <summary className="list-item w-fit list-inside list-[disclosure-closed] py-[0.6rem] font-strong text-small group-open:list-[disclosure-open]">
          {text.table}
        </summary>
        <DeskTable
          className="max-w-sm min-[80rem]:table-auto [&_:is(td,th)]:py-[0.35rem]"
          headings={text.columns}
          cells={cells}
          rows={days.toReversed().map(({ day, count }) => ({ id: day, count }))}
        />
      </details>
    </div>
  );
}
