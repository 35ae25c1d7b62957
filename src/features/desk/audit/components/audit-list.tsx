import { auditActions } from "@/content/audit";
import { desk } from "@/content/desk";
import { type AuditKind, auditKinds, deskAudit } from "@/content/desk-audit";
import { DeskEmpty } from "../../components/desk-empty";
import { DeskLink } from "../../components/desk-link";
import { DeskSheet } from "../../components/desk-sheet";
import { type DeskCells, DeskTable } from "../../components/desk-table";
import { FilterLinks } from "../../components/filter-links";
import { Moment } from "../../components/moment";
import type { AuditEntry } from "../list-service";
import styles from "./audit-list.module.css";
import { ChangeList } from "./change-list";

type Subject = AuditEntry["subject"];

const homes: Record<string, string> = {
  user: desk.pages.members.href,
  application: desk.pages.applications.href,
  mail: desk.pages.mail.href,
};

// Plain links, because only a full page load has the policy that allows a mail's frame.
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

const auditCells: DeskCells<AuditEntry, keyof typeof deskAudit.columns> = {
  what: { show: (entry) => <ActionLine entry={entry} /> },
  when: {
    show: ({ createdAt }) => <Moment at={createdAt} />,
  },
  who: { show: ({ actor }) => <ActorName actor={actor} /> },
  change: { show: ({ changes }) => <ChangeList changes={changes} /> },
};

type AuditListProps = { entries: AuditEntry[]; kind?: string; query?: string; isCut: boolean };

export function AuditList({ entries, kind, query, isCut }: AuditListProps) {
  if (entries.length === 0) {
    const notFound = query && !kind ? deskAudit.notFound(query) : deskAudit.nothingAbout;
    return <DeskEmpty isSheet>{query ? notFound : deskAudit.empty}</DeskEmpty>;
  }
  return (
    <DeskSheet>
      {isCut ? <p className="note mb-s4">{deskAudit.isCut}</p> : null}
      <DeskTable className={styles.table} headings={deskAudit.columns} cells={auditCells} rows={entries} />
    </DeskSheet>
  );
}

export function AuditFilter({ kind, query }: { kind?: AuditKind; query?: string }) {
  const kinds = auditKinds.map((value) => ({ value, label: deskAudit.kinds[value] }));
  return (
    <FilterLinks
      label={deskAudit.filterLabel}
      path={desk.pages.audit.href}
      name="kind"
      current={kind}
      items={[{ label: deskAudit.all }, ...kinds]}
      keep={{ q: query }}
    />
  );
}
