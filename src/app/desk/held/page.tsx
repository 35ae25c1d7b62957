import { desk } from "@/content/desk";
import { deskQuarantine } from "@/content/desk-quarantine";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskPager } from "@/features/desk/components/desk-pager";
import { DeskGrid, DeskPanel } from "@/features/desk/components/desk-sheet";
import { type PageAsked, titleOfList } from "@/features/desk/list-title";
import { QuarantineList, ReasonCounts } from "@/features/desk/quarantine/components/quarantine-list";
import { callDesk } from "@/server/desk-call";

type Asked = PageAsked & { q?: string };
type PageProps = { searchParams: Promise<Asked> };

function titleOf(asked: Asked) {
  return titleOfList({ list: desk.pages.quarantine.label, ...asked });
}

export async function generateMetadata({ searchParams }: PageProps) {
  return titleOf(await searchParams);
}

export default async function QuarantinePage({ searchParams }: PageProps) {
  const asked = await searchParams;
  const { q, cursor, page } = asked;
  const { forms, next, reasons } = await callDesk((caller) => caller.quarantine.list({ q, cursor }));
  const path = desk.pages.quarantine.href;
  return (
    <>
      <DeskHead
        list={{ name: desk.pages.quarantine.label, shown: titleOf(asked).title }}
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
          <ReasonCounts counts={reasons.counts} isCut={reasons.isCut} />
        </DeskPanel>
        <DeskPanel title={deskQuarantine.list.heading}>
          <QuarantineList list={forms} query={q} />
        </DeskPanel>
      </DeskGrid>
      <DeskPager path={path} params={{ q }} cursor={cursor} page={page} next={next} />
    </>
  );
}
