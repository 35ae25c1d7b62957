import { deskMembersWords } from "@/content/desk-members";
import { dayAndTime } from "@/lib/calendar";
import { DeskPanel } from "../../components/desk-panel";
import { archetypeName } from "../archetype-name";
import type { Member } from "../member-service";

const words = deskMembersWords.member;

export function MemberQuiz({ results }: { results: Member["quizResults"] }) {
  return (
    <DeskPanel title={words.quiz}>
      {results.length === 0 ? (
        <p className="desk-empty">{words.noQuiz}</p>
      ) : (
        <ul className="rows">
          {results.map(({ id, archetype, createdAt }) => (
            <li key={id}>
              <div>{archetypeName(archetype)}</div>
              <time className="note" dateTime={createdAt.toISOString()}>
                {dayAndTime(createdAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </DeskPanel>
  );
}
