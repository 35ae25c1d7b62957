import { deskAudit } from "@/content/desk-audit";
import { DeskEmpty } from "../../components/desk-empty";
import { DeskSheet } from "../../components/desk-sheet";
import { DeskTable } from "../../components/desk-table";
import type { AuditEntry } from "../list-service";
import styles from "./audit-list.module.css";
import { AuditRow } from "./audit-row";

type AuditListProps = { entries: AuditEntry[]; kind?: string; query?: string; isCut: boolean };

export function AuditList({ entries, kind, query, isCut }: AuditListProps) {
  const { columns } = deskAudit;
  if (entries.length === 0) {
    const nobody = query && !kind ? deskAudit.notFound(query) : deskAudit.nothingAbout;
    return <DeskEmpty isSheet>{query ? nobody : deskAudit.empty}</DeskEmpty>;
  }
  return (
    <DeskSheet>
      {isCut ? <p className="note mb-s4">{deskAudit.isCut}</p> : null}
      <DeskTable className={styles.table}>
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
      </DeskTable>
    </DeskSheet>
  );
}
