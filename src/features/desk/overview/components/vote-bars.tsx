import { desk } from "@/content/desk";
import { overviewWords } from "@/content/desk-overview";
import { DeskPanel } from "../../components/desk-panel";
import type { Today } from "../today-service";

const { votes: words } = overviewWords;

export function VoteBars({ votes }: { votes: Today["votes"] }) {
  const most = Math.max(1, ...votes.map(({ count }) => count));
  return (
    <DeskPanel title={words.title} link={{ href: desk.pages.votes.href, label: words.all }}>
      <ul className="ov-bars" role="list">
        {votes.map(({ slug, name, count }) => (
          <li key={slug}>
            <span>{name}</span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width={count ? Math.max(1, (100 * count) / most) : 0} height="8" />
            </svg>
            <b>{count.toLocaleString("en-GB")}</b>
          </li>
        ))}
      </ul>
    </DeskPanel>
  );
}
