import { deskVotes } from "@/content/desk-votes";
import { shortDay, startOfDay } from "@/lib/calendar";
import type { VotesOverTime } from "../service";

const words = deskVotes.time;
const height = 100;
const dayLabel = (day: string) => shortDay(startOfDay(day));

/** The line under the chart: what a screen reader hears, and everybody reads. */
function summaryOf({ days, total }: VotesOverTime) {
  const length = String(days.length);
  const [most] = [...days].sort((one, other) => other.count - one.count);
  if (!total || !most) return words.none(length);
  return words.summary(total, length, words.most(most.count, dayLabel(most.day)));
}

/** One bar for each day; its scale runs to the highest day. Figures stand beside it, in type that does not shrink. */
export function VoteChart({ counts }: { counts: VotesOverTime }) {
  const { days } = counts;
  const most = Math.max(1, ...days.map(({ count }) => count));
  const summary = summaryOf(counts);
  const first = days[0]?.day;
  const middle = days[Math.floor(days.length / 2)]?.day;
  return (
    <figure className="vote-chart">
      <p className="note vote-chart__top" aria-hidden="true">
        {words.highest(Math.max(...days.map(({ count }) => count)))}
      </p>
      <svg
        viewBox={`0 0 ${days.length * 10} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        {days.map(({ day, count }, index) => (
          <rect
            key={day}
            className={index === days.length - 1 ? "chart__bar--now" : "chart__bar"}
            x={index * 10 + 1.5}
            width="7"
            y={height - (count / most) * height}
            height={(count / most) * height}
          >
            <title>{`${dayLabel(day)}: ${count}`}</title>
          </rect>
        ))}
      </svg>
      <div className="vote-chart__days note" aria-hidden="true">
        <span>{first ? dayLabel(first) : null}</span>
        <span>{middle ? dayLabel(middle) : null}</span>
        <span>{words.today}</span>
      </div>
      <figcaption className="note">{summary}</figcaption>
      <details className="vote-table">
        <summary>{words.table}</summary>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{words.columns.day}</th>
              <th scope="col">{words.columns.votes}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <td>{dayLabel(day)}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
