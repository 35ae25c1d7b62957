import { clsx } from "clsx";
import { actionText } from "@/content/audit";
import { desk } from "@/content/desk";
import { deskAudit } from "@/content/desk-audit";
import { formatEmail } from "@/lib/format-email";
import { DeskLink } from "../../components/desk-link";
import { DeskCard, Moment } from "../../components/desk-panel";
import { type DeskCells, DeskTable } from "../../components/desk-table";
import { buildRecordUrl } from "../../page-url";
import type { AuditEntry, Change } from "../service";

const link = "-my-3 inline-block py-3 font-[inherit] text-inherit";

function SubjectLine({ actor, subject: { kind, id, name } }: AuditEntry) {
  const texts = deskAudit.subjects[kind];
  if (actor.kind === "member" && kind === "user" && id === actor.id) return deskAudit.own;
  if (!texts) return deskAudit.otherSubject;
  if (!name) return texts.gone;
  const href = buildRecordUrl(`${kind}:${id}`, name);
  const shown = <bdi>{formatEmail(name)}</bdi>;
  return (
    <>
      {texts.label}:{" "}
      {href ? (
        <DeskLink className={link} href={href}>
          {shown}
        </DeskLink>
      ) : (
        shown
      )}
    </>
  );
}

const cells: DeskCells<AuditEntry, keyof typeof deskAudit.columns> = {
  what: {
    className: "min-[80rem]:w-[34%] max-[80rem]:col-span-full",
    show: (entry) => (
      <>
        <span className="font-[560]">{actionText(entry.action)}</span>
        <small>
          <SubjectLine {...entry} />
        </small>
      </>
    ),
  },
  when: {
    className: "min-[80rem]:w-44 max-[80rem]:order-1 max-[80rem]:text-ink-2 max-[80rem]:text-small",
    show: ({ createdAt }) => <Moment at={createdAt} />,
  },
  who: {
    className: "min-[80rem]:w-1/5",
    show({ actor }) {
      if (actor.kind !== "member") return deskAudit.actors[actor.kind];
      return (
        <DeskLink className={link} href={`${desk.pages.members.href}/${actor.id}`}>
          <bdi>{formatEmail(actor.name)}</bdi>
        </DeskLink>
      );
    },
  },
  change: {
    className: "max-[80rem]:order-2 max-[80rem]:col-span-full max-[80rem]:text-left",
    show: ({ changes }) => <ChangeList changes={changes} />,
  },
};

type AuditListProps = { entries: AuditEntry[]; kind?: string; query?: string; isTruncated: boolean };

export function AuditList({ entries, kind, query, isTruncated }: AuditListProps) {
  const notFound = query && !kind ? deskAudit.notFound(query) : deskAudit.nothingAbout;
  return (
    <DeskCard>
      <DeskTable
        caption={deskAudit.heading}
        headings={deskAudit.columns}
        cells={cells}
        rows={entries}
        note={isTruncated ? deskAudit.truncated : undefined}
        empty={query ? notFound : deskAudit.empty}
      />
    </DeskCard>
  );
}

// Users write the values of these fields, so a value is shown as written even if it equals a translated term.
const notTranslated = new Set(["displayName", "name", "letter"]);

function labelField(field: string) {
  const spaced = field
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[-_]/g, " ")
    .toLowerCase();
  return deskAudit.fields[field] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function formatValue({ field }: Change, value: string) {
  return notTranslated.has(field) ? value : (deskAudit.values[value] ?? formatEmail(value));
}

export function ChangeList({ changes, className }: { changes: Change[]; className?: string }) {
  if (changes.length === 0) return null;
  return (
    <ul role="list" className={clsx("space-y-1", className)}>
      {changes.map((change) => (
        <li key={change.field}>
          <span className="text-ink-2 text-small max-nav:after:content-[':'] nav:block">
            {labelField(change.field)}
          </span>{" "}
          {change.before === null ? null : (
            <>
              <span className="sr-only">{deskAudit.was} </span>
              <del className="text-ink-2 decoration-control">
                <bdi>{formatValue(change, change.before)}</bdi>
              </del>{" "}
              <span className="sr-only">{deskAudit.became} </span>
            </>
          )}
          <ins className="no-underline">
            <bdi>{change.after === null ? deskAudit.nothing : formatValue(change, change.after)}</bdi>
          </ins>
        </li>
      ))}
    </ul>
  );
}
