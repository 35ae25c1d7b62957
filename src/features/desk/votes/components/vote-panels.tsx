import { Badge } from "@/components/ui/badge";
import { desk } from "@/content/desk";
import { deskVotes, voteDays } from "@/content/desk-votes";
import { futureApps } from "@/content/future-apps";
import { dayAndTime } from "@/lib/calendar";
import { groupedDigits } from "@/lib/grouped-digits";
import { FilterLinks } from "../../components/filter-links";
import type { VoteBoard } from "../service";
import styles from "./vote-ranking.module.css";

const rankingText = deskVotes.ranking;

export function VoteRanking({ apps, total }: Pick<VoteBoard, "apps" | "total">) {
  const most = Math.max(1, ...apps.map(({ count }) => count));
  return (
    <>
      {total === 0 ? <p className="note mb-s4">{rankingText.none}</p> : null}
      <ol className={styles.ranking}>
        {apps.map(({ id, name, count, share }) => (
          <li key={id}>
            <span>{name}</span>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(count / most) * 100} height="6" />
            </svg>
            <b className="text-right font-[560] tabular-nums">
              <span>{groupedDigits(count)}</span>
              <span className="sr-only">{` ${rankingText.votes(count).replace(/^\S+ /, "")}, `}</span>
            </b>
            <small className="text-right text-ink-2 text-small tabular-nums">
              {rankingText.share(share)}
            </small>
          </li>
        ))}
      </ol>
    </>
  );
}

const checkText = deskVotes.check;

function resultOf({ faults, isRepaired }: NonNullable<VoteBoard["check"]>) {
  if (isRepaired) return checkText.repaired(faults);
  return faults ? checkText.wrong(faults) : checkText.right;
}

export function VoteCheck({ check }: { check: VoteBoard["check"] }) {
  const isWrong = check !== null && check.faults > 0 && !check.isRepaired;
  return (
    <div className="grid gap-s3">
      {check ? (
        <p>
          <Badge tone={isWrong ? "alert" : "ok"}>{resultOf(check)}</Badge>{" "}
          <span className="note">{checkText.at(dayAndTime(check.at))}</span>
        </p>
      ) : (
        <p>{checkText.never}</p>
      )}
      <p className="note">{checkText.how}</p>
    </div>
  );
}

const filterText = deskVotes.time;
const path = desk.pages.votes.href;

export function VoteFilters({ app, days = "30" }: { app?: string; days?: string }) {
  const apps = futureApps.map(({ slug, name }) => ({ value: slug, label: name }));
  const lengths = voteDays.map((value) => ({
    value: value === "30" ? undefined : value,
    label: filterText.days[value],
  }));
  const current = app === "all" ? undefined : app;
  return (
    <div className="mb-s4">
      <FilterLinks
        place="sheet"
        label={filterText.appLabel}
        path={path}
        name="app"
        current={current}
        items={[{ label: filterText.allLink }, ...apps]}
        keep={{ days: days === "30" ? undefined : days }}
      />
      <FilterLinks
        place="sheet"
        label={filterText.daysLabel}
        path={path}
        name="days"
        current={days === "30" ? undefined : days}
        items={lengths}
        keep={{ app: current }}
      />
    </div>
  );
}
