import { auditActions } from "@/content/audit";
import { desk } from "@/content/desk";
import { deskAudit } from "@/content/desk-audit";
import { DeskLink } from "../../components/desk-link";
import type { DeskCells } from "../../components/desk-table";
import { Moment } from "../../components/moment";
import type { AuditEntry } from "../list-service";
import { ChangeList } from "./change-list";

type Subject = AuditEntry["subject"];

const homes: Record<string, string> = {
  user: desk.pages.members.href,
  application: desk.pages.applications.href,
  mail: desk.pages.mail.href,
};

// Plain links: a mail’s frame shows on a page that was fetched as the Desk’s, not moved to from elsewhere.
function SubjectLine({ subject, isOwn }: { subject: Subject; isOwn: boolean }) {
  const words = deskAudit.subjects[subject.kind];
  if (isOwn) return <small>{deskAudit.own}</small>;
  if (!words) return <small>{deskAudit.otherSubject}</small>;
  if (!subject.name) return <small>{words.gone}</small>;
  const home = homes[subject.kind];
  return (
    <small>
      {words.label}: {home ? <a href={`${home}/${subject.id}`}>{subject.name}</a> : subject.name}
    </small>
  );
}

function ActorName({ actor }: { actor: AuditEntry["actor"] }) {
  if (actor.kind !== "member") return deskAudit.actors[actor.kind];
  return <DeskLink href={`${desk.pages.members.href}/${actor.id}`}>{actor.name}</DeskLink>;
}

function ActionLine({ entry }: { entry: AuditEntry }) {
  const { action, actor, subject } = entry;
  const label = Object.hasOwn(auditActions, action)
    ? auditActions[action as keyof typeof auditActions]
    : action;
  const isOwn = actor.kind === "member" && subject.kind === "user" && subject.id === actor.id;
  return (
    <>
      <span className="font-[560]">{label}</span>
      <SubjectLine subject={subject} isOwn={isOwn} />
    </>
  );
}

export const auditCells: DeskCells<AuditEntry, keyof typeof deskAudit.columns> = {
  what: { show: (entry) => <ActionLine entry={entry} /> },
  when: {
    show: ({ createdAt }) => <Moment at={createdAt} />,
  },
  who: { show: ({ actor }) => <ActorName actor={actor} /> },
  change: { show: ({ changes }) => <ChangeList changes={changes} /> },
};
