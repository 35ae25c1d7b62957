import { desk } from "@/content/desk";
import { type AuditKind, auditKinds, deskAudit } from "@/content/desk-audit";
import { AuditList } from "@/features/desk/audit/components/audit-list";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskPager, type PageParams, titleOfList } from "@/features/desk/components/desk-pager";
import { FilterLinks } from "@/features/desk/components/filter-links";
import { callDesk } from "@/server/desk-call";

type SearchParams = PageParams & { kind?: AuditKind; q?: string };
type PageProps = { searchParams: Promise<SearchParams> };

const kinds = auditKinds.map((value) => ({ value, label: deskAudit.kinds[value] }));

function titleOf({ kind, ...query }: SearchParams) {
  return titleOfList({ list: desk.pages.audit.label, chosen: [kind && deskAudit.kinds[kind]], ...query });
}

export const generateMetadata = async ({ searchParams }: PageProps) => titleOf(await searchParams);

export default async function AuditPage({ searchParams }: PageProps) {
  const query = await searchParams;
  const { kind, q, cursor, page } = query;
  const { entries, next, isTruncated } = await callDesk((caller) => caller.audit.list({ kind, q, cursor }));
  const path = desk.pages.audit.href;
  return (
    <>
      <DeskHead
        list={{ name: desk.pages.audit.label, shown: titleOf(query).title }}
        title={deskAudit.heading}
        note={deskAudit.note}
        search={{ action: path, query: q, keep: { kind }, label: deskAudit.searchLabel }}
      />
      <FilterLinks
        label={deskAudit.filterLabel}
        name="kind"
        params={{ kind, q }}
        items={[{ label: deskAudit.all }, ...kinds]}
      />
      <AuditList entries={entries} kind={kind} query={q} isTruncated={isTruncated} />
      <DeskPager path={path} params={{ kind, q }} cursor={cursor} page={page} next={next} />
    </>
  );
}
