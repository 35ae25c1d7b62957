import { Sign } from "@/components/art/sign";
import { archetypes } from "@/content/archetypes";
import { overviewWords } from "@/content/desk-overview";
import { DeskPanel } from "../../components/desk-panel";
import type { Today } from "../today-service";

const { quiz: words } = overviewWords;

export function QuizPanel({ quiz }: { quiz: Today["quiz"] }) {
  const total = quiz.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...quiz.map(({ count }) => count));
  if (total === 0)
    return (
      <DeskPanel title={words.title}>
        <p className="desk-empty">{words.none}</p>
      </DeskPanel>
    );
  return (
    <DeskPanel title={words.title}>
      <ul className="rows ov-quiz" role="list">
        {quiz.map(({ id, count }) => (
          <li key={id}>
            <Sign name={id} />
            <div>
              {archetypes[id].name.replace(/^The /, "")}
              <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
                <rect className="ov-quiz__rest" width="100" height="3" />
                <rect width={(100 * count) / most} height="3" />
              </svg>
            </div>
            <b>{Math.round((100 * count) / total)}%</b>
          </li>
        ))}
      </ul>
      <p className="note">{words.taken(total)}</p>
    </DeskPanel>
  );
}
