import { desk } from "@/content/desk";
import { overviewWords } from "@/content/desk-overview";
import { groupedDigits } from "@/lib/grouped-digits";
import { DeskPanel } from "../../components/desk-panel";
import type { Today } from "../today-service";

const { votes: words } = overviewWords;

export function VoteBars({ votes }: { votes: Today["votes"] }) {
  const most = Math.max(1, ...votes.map(({ count }) => count));
  return (
    <DeskPanel title={words.title} link={{ href: desk.pages.votes.href, label: words.all }}>
      <ul className="grid gap-[0.55rem] text-small" role="list">
        {votes.map(({ slug, name, count }) => (
          <li
            key={slug}
            className="grid grid-cols-[minmax(0,9.5rem)_minmax(2rem,1fr)_minmax(2.25rem,auto)] items-center gap-3"
          >
            <span>{name}</span>
            <svg
              className="h-2 w-full fill-lagoon"
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width={count ? Math.max(1, (100 * count) / most) : 0} height="8" />
            </svg>
            <b className="text-right font-[560] tabular-nums">{groupedDigits(count)}</b>
          </li>
        ))}
      </ul>
    </DeskPanel>
  );
}
