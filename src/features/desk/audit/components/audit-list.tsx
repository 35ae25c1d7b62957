import { deskAudit } from "@/content/desk-audit";
import { DeskEmpty } from "../../components/desk-empty";
import { DeskSheet } from "../../components/desk-sheet";
import { DeskTable } from "../../components/desk-table";
import type { AuditEntry } from "../list-service";
import { auditCells } from "./audit-cells";
import styles from "./audit-list.module.css";

type AuditListProps = { entries: AuditEntry[]; kind?: string; query?: string; isCut: boolean };

export function AuditList({ entries, kind, query, isCut }: AuditListProps) {
  if (entries.length === 0) {
    const nobody = query && !kind ? deskAudit.notFound(query) : deskAudit.nothingAbout;
    return <DeskEmpty isSheet>{query ? nobody : deskAudit.empty}</DeskEmpty>;
  }
  return (
    <DeskSheet>
      {isCut ? <p className="note mb-s4">{deskAudit.isCut}</p> : null}
      <DeskTable className={styles.table} headings={deskAudit.columns} cells={auditCells} rows={entries} />
    </DeskSheet>
  );
}
