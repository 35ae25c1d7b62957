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
      <dl className="grid gap-[0.1rem] text-base leading-[1.45]">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="grid grid-cols-[clamp(5rem,26%,9rem)_minmax(0,1fr)] gap-x-4 gap-y-1 border-dune-line border-b py-[0.6rem] last:border-0"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </DeskPanel>
  );
}
