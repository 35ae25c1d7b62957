import { deskMembersWords } from "@/content/desk-members";
import { dayAndTime } from "@/lib/calendar";
import { DeskPanel } from "../../components/desk-panel";
import { archetypeName } from "../archetype-name";
import type { Member } from "../member-service";

const words = deskMembersWords.member;
const { verified, unverified, noArchetype, neverSeen, columns } = deskMembersWords;

/** What the Desk knows of a member, one fact a line. */
export function MemberFacts({ member }: { member: Member }) {
  const { email, emailVerified, createdAt, lastSeenAt, hasGoogle, votes, role, archetype } = member;
  const facts = [
    [words.email, email],
    [words.address, emailVerified ? `${verified}, ${dayAndTime(emailVerified)}` : unverified],
    [words.joined, dayAndTime(createdAt)],
    [words.seen, lastSeenAt ? dayAndTime(lastSeenAt) : neverSeen],
    [columns.archetype, archetype ? archetypeName(archetype) : noArchetype],
    [words.signInMethods, hasGoogle ? words.hasGoogle : words.noGoogle],
    [words.votes, `${votes}`],
    [words.role, words.roles[role] ?? role],
  ] as const;
  return (
    <DeskPanel title={words.facts}>
      <dl className="member-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </DeskPanel>
  );
}
