import { desk } from "@/content/desk";
import { type AuditKind, auditKinds, deskAudit } from "@/content/desk-audit";
import { AuditList } from "@/features/desk/audit/components/audit-list";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskPager } from "@/features/desk/components/desk-pager";
import { FilterLinks } from "@/features/desk/components/filter-links";
import { type PageAsked, titleOfList } from "@/features/desk/list-title";
import { callDesk } from "@/server/desk-call";

type Asked = PageAsked & { kind?: AuditKind; q?: string };
type PageProps = { searchParams: Promise<Asked> };

const kinds = auditKinds.map((value) => ({ value, label: deskAudit.kinds[value] }));

function titleOf({ kind, ...asked }: Asked) {
  return titleOfList({ list: desk.pages.audit.label, chosen: [kind && deskAudit.kinds[kind]], ...asked });
}

export async function generateMetadata({ searchParams }: PageProps) {
  return titleOf(await searchParams);
}

export default async function AuditPage({ searchParams }: PageProps) {
  const asked = await searchParams;
  const { kind, q, cursor, page } = asked;
  const { entries, next, isCut } = await callDesk((caller) => caller.audit.list({ kind, q, cursor }));
  const path = desk.pages.audit.href;
  return (
    <>
      <DeskHead
        list={{ name: desk.pages.audit.label, shown: titleOf(asked).title }}
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
      <DeskPager path={path} params={{ kind, q }} cursor={cursor} page={page} next={next} />
    </>
  );
}
