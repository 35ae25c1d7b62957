import "./audit.css";
import { deskAudit } from "@/content/desk-audit";
import type { AuditEntry } from "../list-service";
import { AuditRow } from "./audit-row";

type AuditListProps = { entries: AuditEntry[]; kind?: string; query?: string; isCut: boolean };

export function AuditList({ entries, kind, query, isCut }: AuditListProps) {
  const { columns } = deskAudit;
  if (entries.length === 0) {
    const nobody = query && !kind ? deskAudit.notFound(query) : deskAudit.nothingAbout;
    return <p className="sheet desk-empty">{query ? nobody : deskAudit.empty}</p>;
  }
  return (
    <div className="sheet">
      {isCut ? <p className="note audit-cut">{deskAudit.isCut}</p> : null}
      <table className="desk-table audit-table">
        <thead>
          <tr>
            <th scope="col">{columns.what}</th>
            <th scope="col">{columns.when}</th>
            <th scope="col">{columns.who}</th>
            <th scope="col">{columns.change}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
