import { desk } from "@/content/desk";
import { type AuditKind, auditKinds, deskAudit } from "@/content/desk-audit";
import { FilterLinks } from "../../components/filter-links";

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
