import type { Metadata } from "next";
import { desk } from "@/content/desk";
import { deskHeld } from "@/content/desk-held";
import { DeskGrid } from "@/features/desk/components/desk-grid";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskPager } from "@/features/desk/components/desk-pager";
import { DeskPanel } from "@/features/desk/components/desk-sheet";
import { HeldList, ReasonCounts } from "@/features/desk/held/components/held-list";
import { deskCall } from "@/server/desk-call";

export const metadata: Metadata = { title: desk.pages.held.label };

type Asked = { q?: string; cursor?: string };

export default async function HeldPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const { q, cursor } = await searchParams;
  const { held, next, reasons } = await deskCall((caller) => caller.held.list({ q, cursor }));
  const path = desk.pages.held.href;
  return (
    <>
      <DeskHead
        title={deskHeld.heading}
        note={deskHeld.note}
        search={{
          action: path,
          query: q,
          label: deskHeld.searchLabel,
          placeholder: deskHeld.searchPlaceholder,
        }}
      />
      <DeskGrid>
        <DeskPanel title={deskHeld.counts.heading}>
          <ReasonCounts counts={reasons.counts} isCut={reasons.isCut} />
        </DeskPanel>
        <DeskPanel title={deskHeld.list.heading}>
          <HeldList list={held} query={q} />
        </DeskPanel>
      </DeskGrid>
      <DeskPager path={path} params={{ q }} cursor={cursor} next={next} />
    </>
  );
}
