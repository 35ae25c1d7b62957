import { desk } from "@/content/desk";
import { deskWaitlist } from "@/content/desk-waitlist";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskPager } from "@/features/desk/components/desk-pager";
import { EntryFilters, EntryTable } from "@/features/desk/waitlist/components/entry-table";
import type { ListEntriesInput } from "@/features/desk/waitlist/schema";
import { callDesk } from "@/server/desk-call";

const { title, heading, note } = deskWaitlist;

export const metadata = { title };

type Asked = Partial<Record<"q" | "cursor" | "file", string>> &
  Partial<Pick<ListEntriesInput, "status" | "order">>;

export default async function WaitlistPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const { status, q, order, cursor, file } = await searchParams;
  const params = { status, q, order };
  const { rows, next, counts } = await callDesk((caller) => caller.waitlist.list({ ...params, cursor }));
  const path = desk.pages.waitlist.href;
  return (
    <>
      <DeskHead
        title={heading(counts.waiting, 1_000)}
        note={note}
        search={{ action: path, query: q, keep: { status, order } }}
      />
      <EntryFilters counts={counts} params={params} hasFileFailed={file === "failed"} />
      <EntryTable rows={rows} status={status} query={q} />
      <DeskPager path={path} params={params} cursor={cursor} next={next} />
    </>
  );
}
