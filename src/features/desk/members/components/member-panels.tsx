import { Badge } from "@/components/ui/badge";
import { auditActions } from "@/content/audit";
import { desk } from "@/content/desk";
import { deskApplications } from "@/content/desk-applications";
import { deskAudit } from "@/content/desk-audit";
import { deskMembers } from "@/content/desk-members";
import { deskWaitlist } from "@/content/desk-waitlist";
import { dayAndTime } from "@/lib/calendar";
import { ChangeList } from "../../audit/components/change-list";
import { DeskEmpty } from "../../components/desk-empty";
import { DeskLink } from "../../components/desk-link";
import { DeskPanel } from "../../components/desk-panel";
import { DeskRow, DeskRows, DeskSmall } from "../../components/desk-rows";
import { Moment } from "../../components/moment";
import type { Member } from "../member-service";
import { archetypeName } from "./member-table";

const text = deskMembers.member;
const { verified, unverified, noArchetype, neverSeen, columns } = deskMembers;

export function MemberFacts({ member }: { member: Member }) {
  const { email, emailVerified, createdAt, lastSeenAt, hasGoogle, votes, role, archetype } = member;
  const facts = [
    [text.email, email],
    [text.address, emailVerified ? `${verified}, ${dayAndTime(emailVerified)}` : unverified],
    [text.joined, dayAndTime(createdAt)],
    [text.seen, lastSeenAt ? dayAndTime(lastSeenAt) : neverSeen],
    [columns.archetype, archetype ? archetypeName(archetype) : noArchetype],
    [text.signInMethods, hasGoogle ? text.hasGoogle : text.noGoogle],
    [text.votes, `${votes}`],
    [text.role, text.roles[role] ?? role],
  ] as const;
  return (
    <DeskPanel title={text.facts}>
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

export function MemberQuiz({ results }: { results: Member["quizResults"] }) {
  return (
    <DeskPanel title={text.quiz}>
      {results.length === 0 ? (
        <DeskEmpty>{text.noQuiz}</DeskEmpty>
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

/** Lists the forms sent with the member's address. */
export function MemberForms({ member }: { member: Member }) {
  const { entry, applications } = member.forms;
  const listed = new URLSearchParams({ status: "all", q: member.email });
  const forms = [
    ...(entry
      ? [
          {
            ...entry,
            href: `${desk.pages.waitlist.href}?${listed}`,
            label: text.entry,
            badge: deskWaitlist.statuses[entry.status] ?? entry.status,
          },
        ]
      : []),
    ...applications.map((application) => ({
      ...application,
      href: `${desk.pages.applications.href}/${application.id}`,
      label: text.application,
      badge: deskApplications.statusLabel(application.status),
    })),
  ];
  const nothing = member.emailVerified ? text.noForms : text.unproven;
  return (
    <DeskPanel title={text.forms}>
      {forms.length === 0 ? (
        <DeskEmpty>{nothing}</DeskEmpty>
      ) : (
        <DeskRows>
          {forms.map(({ id, href, label, badge, submittedAt }) => (
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
      )}
    </DeskPanel>
  );
}

function actionLabel(action: string) {
  return Object.hasOwn(auditActions, action) ? auditActions[action as keyof typeof auditActions] : action;
}

export function MemberHistory({ id, events }: { id: string; events: Member["events"] }) {
  return (
    <DeskPanel title={text.history}>
      {events.length === 0 ? (
        <DeskEmpty>{text.noHistory}</DeskEmpty>
      ) : (
        <DeskRows isOrdered>
          {events.map(({ id: eventId, action, actor, createdAt, changes }) => (
            <DeskRow
              key={eventId}
              end={
                <small className="self-start text-ink-2 text-small">
                  <Moment at={createdAt} />
                </small>
              }
            >
              {actionLabel(action)}
              {actor.kind === "member" && actor.id === id ? null : (
                <DeskSmall>
                  {actor.kind === "member" ? text.by(actor.name) : deskAudit.actors[actor.kind]}
                </DeskSmall>
              )}
              <ChangeList className="mt-[0.35rem]" changes={changes} />
            </DeskRow>
          ))}
        </DeskRows>
      )}
    </DeskPanel>
  );
}
