import { deskMembersWords } from "@/content/desk-members";
import { DeskEmpty } from "../../components/desk-empty";
import { DeskPanel } from "../../components/desk-panel";
import { DeskRow, DeskRows } from "../../components/desk-rows";
import { Moment } from "../../components/moment";
import { archetypeName } from "../archetype-name";
import type { Member } from "../member-service";

const words = deskMembersWords.member;

export function MemberQuiz({ results }: { results: Member["quizResults"] }) {
  return (
    <DeskPanel title={words.quiz}>
      {results.length === 0 ? (
        <DeskEmpty>{words.noQuiz}</DeskEmpty>
      ) : (
        <DeskRows>
          {results.map(({ id, archetype, createdAt }) => (
            <DeskRow
              key={id}
              end={
                <span className="note">
                  <Moment at={createdAt} />
                </span>
              }
            >
              {archetypeName(archetype)}
            </DeskRow>
          ))}
        </DeskRows>
      )}
    </DeskPanel>
  );
}
