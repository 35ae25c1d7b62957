import { desk } from "@/content/desk";
import { deskQuarantine } from "@/content/desk-quarantine";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskPager, type PageParams, titleOfList } from "@/features/desk/components/desk-pager";
import { DeskGrid, DeskPanel } from "@/features/desk/components/desk-panel";
import { QuarantineList, ReasonCounts } from "@/features/desk/quarantine/components/quarantine-list";
import { callDesk } from "@/server/desk-call";

type SearchParams = PageParams & { q?: string };
type PageProps = { searchParams: Promise<SearchParams> };

function titleOf(query: SearchParams) {
  return titleOfList({ list: desk.pages.quarantine.label, ...query });
}

export const generateMetadata = async ({ searchParams }: PageProps) => titleOf(await searchParams);

export default async function QuarantinePage({ searchParams }: PageProps) {
  const query = await searchParams;
  const { q, cursor, page } = query;
  const { forms, next, reasons } = await callDesk((caller) => caller.quarantine.list({ q, cursor }));
  const path = desk.pages.quarantine.href;
  return (
    <>
      <DeskHead
        list={{ name: desk.pages.quarantine.label, shown: titleOf(query).title }}
        title={deskQuarantine.heading}
        note={deskQuarantine.note}
        search={{
          action: path,
          query: q,
          label: deskQuarantine.searchLabel,
          placeholder: deskQuarantine.searchPlaceholder,
        }}
      />
      <DeskGrid>
        <DeskPanel title={deskQuarantine.counts.heading}>
          <ReasonCounts counts={reasons.counts} isTruncated={reasons.isTruncated} />
        </DeskPanel>
        <DeskPanel title={deskQuarantine.list.heading}>
          <QuarantineList list={forms} query={q} />
        </DeskPanel>
      </DeskGrid>
      <DeskPager path={path} params={{ q }} cursor={cursor} page={page} next={next} />
    </>
  );
}
