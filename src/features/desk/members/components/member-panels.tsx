import { Badge } from "@/components/ui/badge";
import { actionText } from "@/content/audit";
import { desk } from "@/content/desk";
import { deskApplications } from "@/content/desk-applications";
import { deskAudit } from "@/content/desk-audit";
import { deskMembers } from "@/content/desk-members";
import { deskWaitlist } from "@/content/desk-waitlist";
import { formatDayAndTime } from "@/lib/calendar";
import { formatEmail } from "@/lib/format-email";
import { getMemberName } from "@/lib/member-name";
import { ChangeList } from "../../audit/components/audit-list";
import { DeskLink } from "../../components/desk-link";
import { DeskFacts, DeskPanel, DeskRow, DeskRows, DeskSmall, Moment } from "../../components/desk-panel";
import { buildPageUrl } from "../../page-url";
import type { Member } from "../service";
import { UnsubscribeButton } from "./member-actions";
import { getArchetypeName } from "./member-table";

const text = deskMembers.member;
const { verified, unverified, noArchetype, neverSeen, columns } = deskMembers;

export function MemberFacts({ member }: { member: Member }) {
  const { email, emailVerified, createdAt, lastSeenAt, hasGoogle, votes, role, archetype } = member;
  const { displayName, announcementsLeft: left } = member;
  const subscribed = emailVerified ? text.subscribed : text.subscribedOnceVerified;
  const facts = [
    [text.email, formatEmail(email)],
    [text.address, emailVerified ? `${verified}, ${formatDayAndTime(emailVerified)}` : unverified],
    [text.joined, formatDayAndTime(createdAt)],
    [text.seen, lastSeenAt ? formatDayAndTime(lastSeenAt) : neverSeen],
    [columns.archetype, archetype ? getArchetypeName(archetype) : noArchetype],
    [text.google, hasGoogle ? text.hasGoogle : text.noGoogle],
    [text.votes, `${votes}`],
    [text.announcements, left ? text.unsubscribed(formatDayAndTime(left)) : subscribed],
    [text.role, text.roles[role] ?? role],
  ] as const;
  return (
    <DeskPanel title={text.facts}>
      <DeskFacts facts={facts} />
      <UnsubscribeButton
        id={member.id}
        name={getMemberName({ name: displayName, email })}
        isDone={left !== null}
      />
    </DeskPanel>
  );
}

export function MemberQuiz({ results }: { results: Member["quizResults"] }) {
  return (
    <DeskPanel title={text.quiz}>
      <DeskRows empty={text.noQuiz}>
        {results.map(({ id, archetype, createdAt }) => (
          <DeskRow
            key={id}
            end={
              <span className="note">
                <Moment at={createdAt} />
              </span>
            }
          >
            {getArchetypeName(archetype)}
          </DeskRow>
        ))}
      </DeskRows>
    </DeskPanel>
  );
}

export function MemberForms({ member }: { member: Member }) {
  const entries = member.forms.entries.map((entry) => ({
    ...entry,
    href: buildPageUrl(desk.pages.waitlist.href, { status: "all", q: formatEmail(entry.email) }),
    label: text.entry,
    badge: deskWaitlist.statuses[entry.status] ?? entry.status,
  }));
  const applications = member.forms.applications.map((application) => ({
    ...application,
    href: `${desk.pages.applications.href}/${application.id}`,
    label: text.application,
    badge: deskApplications.statusLabel(application.status),
  }));
  const nothing = member.emailVerified ? text.noForms : text.unproven;
  return (
    <DeskPanel title={text.forms}>
      <DeskRows empty={nothing}>
        {[...entries, ...applications].map(({ id, href, label, badge, submittedAt }) => (
          <DeskRow key={id} end={<Badge>{badge}</Badge>}>
            <DeskLink className="-my-2 inline-flex min-h-11 items-center font-strong" href={href}>
              {label}
            </DeskLink>
            <DeskSmall>
              <Moment at={submittedAt} />
            </DeskSmall>
          </DeskRow>
        ))}
      </DeskRows>
    </DeskPanel>
  );
}

export function MemberHistory({ id, events }: { id: string; events: Member["events"] }) {
  return (
    <DeskPanel title={text.history}>
      <DeskRows empty={text.noHistory} isOrdered>
        {events.map(({ id: eventId, action, actor, createdAt, changes }) => (
          <DeskRow
            key={eventId}
            end={
              <small className="self-start text-ink-2 text-small">
                <Moment at={createdAt} />
              </small>
            }
          >
            {actionText(action)}
            {actor.kind === "member" && actor.id === id ? null : (
              <DeskSmall>
                {actor.kind === "member" ? text.by(actor.name) : deskAudit.actors[actor.kind]}
              </DeskSmall>
            )}
            <ChangeList className="mt-[0.35rem]" changes={changes} />
          </DeskRow>
        ))}
      </DeskRows>
    </DeskPanel>
  );
}
