import { ArchetypeIcon } from "@/components/art/archetype-icon";
import { archetypes } from "@/content/archetypes";
import { overviewWords } from "@/content/desk-overview";
import { DeskEmpty } from "../../components/desk-empty";
import { DeskPanel } from "../../components/desk-panel";
import { DeskRow, DeskRows } from "../../components/desk-rows";
import type { Today } from "../today-service";
import styles from "./quiz-panel.module.css";

const { quiz: words } = overviewWords;

export function QuizPanel({ quiz }: { quiz: Today["quiz"] }) {
  const total = quiz.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...quiz.map(({ count }) => count));
  if (total === 0)
    return (
      <DeskPanel title={words.title}>
        <DeskEmpty>{words.none}</DeskEmpty>
      </DeskPanel>
    );
  return (
    <DeskPanel title={words.title}>
      <DeskRows>
        {quiz.map(({ id, count }) => (
          <DeskRow
            key={id}
            start={<ArchetypeIcon archetype={id} className={styles.icon} />}
            end={<b className={styles.share}>{`${Math.round((100 * count) / total)}%`}</b>}
          >
            {archetypes[id].name.replace(/^The /, "")}
            <svg
              className="mt-[0.4rem] block h-[3px] w-full fill-gold"
              viewBox="0 0 100 3"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect className="fill-dune" width="100" height="3" />
              <rect width={(100 * count) / most} height="3" />
            </svg>
          </DeskRow>
        ))}
      </DeskRows>
      <p className="note">{words.taken(total)}</p>
    </DeskPanel>
  );
}
