import { desk } from "@/content/desk";
import { type AuditKind, auditKinds, deskAudit } from "@/content/desk-audit";
import { AuditList } from "@/features/desk/audit/components/audit-list";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskPager } from "@/features/desk/components/desk-pager";
import { FilterLinks } from "@/features/desk/components/filter-links";
import { callDesk } from "@/server/desk-call";

export const metadata = { title: desk.pages.audit.label };

type Asked = { kind?: AuditKind; q?: string; cursor?: string };

const kinds = auditKinds.map((value) => ({ value, label: deskAudit.kinds[value] }));

export default async function AuditPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const { kind, q, cursor } = await searchParams;
  const { entries, next, isCut } = await callDesk((caller) => caller.audit.list({ kind, q, cursor }));
  const path = desk.pages.audit.href;
  return (
    <>
      <DeskHead
        title={deskAudit.heading}
        note={deskAudit.note}
        search={{ action: path, query: q, keep: { kind }, label: deskAudit.searchLabel }}
      />
      <FilterLinks
        label={deskAudit.filterLabel}
        path={path}
        name="kind"
        params={{ kind, q }}
        items={[{ label: deskAudit.all }, ...kinds]}
      />
      <AuditList entries={entries} kind={kind} query={q} isCut={isCut} />
      <DeskPager path={path} params={{ kind, q }} cursor={cursor} next={next} />
    </>
  );
}
