import type { Metadata } from "next";
import { desk } from "@/content/desk";
import { deskWaitlist } from "@/content/desk-waitlist";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskPager } from "@/features/desk/components/desk-pager";
import { DeskSearch } from "@/features/desk/components/desk-search";
import { EntryFilters } from "@/features/desk/waitlist/components/entry-filters";
import { EntryTable } from "@/features/desk/waitlist/components/entry-table";
import type { ListEntriesInput } from "@/features/desk/waitlist/schema";
import { deskCall } from "@/server/desk-call";

const { title, heading, note } = deskWaitlist;

export const metadata: Metadata = { title };

type Asked = Partial<Record<"q" | "cursor" | "file", string>> &
  Partial<Pick<ListEntriesInput, "status" | "order">>;

export default async function WaitlistPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const { status, q, order, cursor, file } = await searchParams;
  const input = { status, q, order, cursor };
  const { rows, next, counts } = await deskCall((caller) => caller.waitlist.list(input));
  const path = desk.pages.waitlist.href;
  return (
    <>
      <DeskHead title={heading(counts.waiting, 1_000)} note={note}>
        <DeskSearch action={path} query={q} keep={{ status, order }} />
      </DeskHead>
      <EntryFilters
        counts={counts}
        status={status}
        order={order}
        query={q}
        hasFileFailed={file === "failed"}
      />
      <EntryTable rows={rows} status={status ?? "waiting"} query={q} />
      <DeskPager path={path} params={{ status, q, order }} cursor={cursor} next={next} />
    </>
  );
}
