import "@/features/desk/caught/components/caught.css";
import type { Metadata } from "next";
import { desk } from "@/content/desk";
import { deskCaught } from "@/content/desk-caught";
import { CaughtList } from "@/features/desk/caught/components/caught-list";
import { ReasonCounts } from "@/features/desk/caught/components/reason-counts";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskPager } from "@/features/desk/components/desk-pager";
import { DeskPanel } from "@/features/desk/components/desk-panel";
import { DeskSearch } from "@/features/desk/components/desk-search";
import { deskCall } from "@/server/desk-call";

export const metadata: Metadata = { title: desk.pages.caught.label };

type Asked = { q?: string; cursor?: string };

export default async function CaughtPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const { q, cursor } = await searchParams;
  const { caught, next, reasons } = await deskCall((caller) => caller.caught.list({ q, cursor }));
  const path = desk.pages.caught.href;
  return (
    <>
      <DeskHead title={deskCaught.heading} note={deskCaught.note}>
        <DeskSearch
          action={path}
          query={q}
          label={deskCaught.searchLabel}
          placeholder={deskCaught.searchPlaceholder}
        />
      </DeskHead>
      <div className="desk__grid">
        <DeskPanel title={deskCaught.counts.heading}>
          <ReasonCounts counts={reasons.counts} isCut={reasons.isCut} />
        </DeskPanel>
        <DeskPanel title={deskCaught.list.heading}>
          <CaughtList list={caught} query={q} />
        </DeskPanel>
      </div>
      <DeskPager path={path} params={{ q }} cursor={cursor} next={next} />
    </>
  );
}
