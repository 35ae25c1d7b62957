import { desk } from "@/content/desk";
import { deskQuarantine } from "@/content/desk-quarantine";
import { DeskGrid } from "@/features/desk/components/desk-grid";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskPager } from "@/features/desk/components/desk-pager";
import { DeskPanel } from "@/features/desk/components/desk-sheet";
import { QuarantineList, ReasonCounts } from "@/features/desk/quarantine/components/quarantine-list";
import { callDesk } from "@/server/desk-call";

export const metadata = { title: desk.pages.quarantine.label };

type Asked = { q?: string; cursor?: string };

export default async function QuarantinePage({ searchParams }: { searchParams: Promise<Asked> }) {
  const { q, cursor } = await searchParams;
  const { forms, next, reasons } = await callDesk((caller) => caller.held.list({ q, cursor }));
  const path = desk.pages.quarantine.href;
  return (
    <>
      <DeskHead
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
      <DeskPager path={path} params={{ q }} cursor={cursor} next={next} />
    </>
  );
}
