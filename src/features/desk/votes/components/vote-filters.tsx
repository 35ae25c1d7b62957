import { desk } from "@/content/desk";
import { deskVotes, voteDays } from "@/content/desk-votes";
import { futureApps } from "@/content/future-apps";
import { FilterLinks } from "../../components/filter-links";

const words = deskVotes.time;
const path = desk.pages.votes.href;

/** Which app, and how far back. */
export function VoteFilters({ app, days = "30" }: { app?: string; days?: string }) {
  const apps = futureApps.map(({ slug, name }) => ({ value: slug, label: name }));
  const lengths = voteDays.map((value) => ({
    value: value === "30" ? undefined : value,
    label: words.days[value],
  }));
  const current = app === "all" ? undefined : app;
  return (
    <div className="mb-s4">
      <FilterLinks
        place="sheet"
        label={words.appLabel}
        path={path}
        name="app"
        current={current}
        items={[{ label: words.allLink }, ...apps]}
        keep={{ days: days === "30" ? undefined : days }}
      />
      <FilterLinks
        place="sheet"
        label={words.daysLabel}
        path={path}
        name="days"
        current={days === "30" ? undefined : days}
        items={lengths}
        keep={{ app: current }}
      />
    </div>
  );
}
