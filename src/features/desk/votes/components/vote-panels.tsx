import { clsx } from "clsx";
import { deskVotes, voteDays } from "@/content/desk-votes";
import { formatShortDay } from "@/lib/calendar";
import { groupDigits } from "@/lib/grouped-digits";
import { type DeskCells, DeskTable } from "../../components/desk-table";
import { FilterLinks } from "../../components/filter-links";
import { nowLook, pastLook } from "../../overview/components/bar-charts";
import type { VoteBoard, VotesOverTime } from "../service";

const { ranking, time } = deskVotes;
const narrow = "grid-cols-[minmax(0,9.5rem)_minmax(2rem,1fr)_minmax(2.25rem,auto)] text-small";
const withShares =
  "min-h-[1.9rem] grid-cols-[11rem_minmax(2rem,1fr)_4rem_3.2rem] text-base max-[40rem]:grid-cols-[minmax(0,1fr)_auto_3.2rem] max-[40rem]:gap-y-[0.2rem] max-[40rem]:py-[0.3rem]";

/** At twice the text size the name has a line of its own. */
const large = "max-[18rem]:grid-cols-[minmax(0,1fr)_auto] max-[18rem]:gap-y-1";

type VoteRankingProps = { apps: readonly { id: string; name: string; count: number; share?: number }[] };

export function VoteRanking({ apps }: VoteRankingProps) {
  const most = Math.max(1, ...apps.map(({ count }) => count));
  return (
    <ol className="grid gap-[0.55rem]" role="list">
      {apps.map(({ id, name, count, share }) => (
        <li
          key={id}
          className={clsx("grid items-center gap-3", large, share === undefined ? narrow : withShares)}
        >
          <span className="max-[18rem]:col-span-full">{name}</span>
          <svg
            className={clsx(
              "h-1.5 w-full rounded-[2px] bg-dune fill-lagoon forced-colors:border-b forced-colors:fill-[Highlight]",
              share !== undefined && "max-[40rem]:col-span-full max-[40rem]:row-start-2",
            )}
            viewBox="0 0 100 6"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect width={count ? Math.max(1, (100 * count) / most) : 0} height="6" />
          </svg>
          <b className="text-right font-[560] tabular-nums">
            <span>{groupDigits(count)}</span>
            <span className="sr-only">{` ${ranking.unit(count)}, `}</span>
          </b>
          {share === undefined ? null : (
            <small className="text-right text-ink-2 text-small tabular-nums">{ranking.share(share)}</small>
          )}
        </li>
      ))}
    </ol>
  );
}

const dayItems = voteDays.map((days) => ({
  value: days === "30" ? undefined : days,
  label: time.days[days],
}));

type VoteFiltersProps = { params: { app?: string; days?: string }; apps: VoteBoard["apps"] };

export function VoteFilters({ params, apps }: VoteFiltersProps) {
  const links = { place: "card", params } as const;
  return (
    <div className="mb-s4">
      <FilterLinks
        label={time.appLabel}
        name="app"
        items={[{ label: time.allLink }, ...apps.map(({ id, name }) => ({ value: id, label: name }))]}
        {...links}
      />
      <FilterLinks label={time.daysLabel} name="days" items={dayItems} {...links} />
    </div>
  );
}

const height = 100;
const cells: DeskCells<{ id: string; count: number }, keyof typeof time.columns> = {
  day: { show: ({ id }) => formatShortDay(id) },
  votes: { show: ({ count }) => count },
};

function describeVotes({ days, total }: VotesOverTime) {
  const length = String(days.length);
  const [most] = [...days].sort((one, other) => other.count - one.count);
  if (!total || !most) return time.none(length);
  return time.summary(total, length, { count: most.count, day: formatShortDay(most.day) });
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
          {time.highest(Math.max(...days.map(({ count }) => count)))}
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
              className={index === days.length - 1 ? nowLook : pastLook}
              x={index * 10 + 1.5}
              width="7"
              y={height - (count / most) * height}
              height={(count / most) * height}
            >
              <title>{`${formatShortDay(day)}: ${count}`}</title>
            </rect>
          ))}
        </svg>
        <div className="note mt-[0.4rem] flex justify-between" aria-hidden="true">
          <span>{first ? formatShortDay(first) : null}</span>
          <span>{middle ? formatShortDay(middle) : null}</span>
          <span>{time.today}</span>
        </div>
        <figcaption className="note mt-s3">{summary}</figcaption>
      </figure>
      <details className="group mt-s3">
        <summary className="list-item w-fit list-inside list-[disclosure-closed] py-[0.6rem] font-strong text-small group-open:list-[disclosure-open]">
          {time.table}
        </summary>
        <DeskTable
          className="max-w-sm min-[80rem]:table-auto [&_:is(td,th)]:py-[0.35rem]"
          caption={time.table}
          headings={time.columns}
          cells={cells}
          rows={days.toReversed().map(({ day, count }) => ({ id: day, count }))}
        />
      </details>
    </div>
  );
}
