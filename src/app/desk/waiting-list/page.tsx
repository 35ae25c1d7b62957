import { desk } from "@/content/desk";
import { deskWaitlist } from "@/content/desk-waitlist";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskPager } from "@/features/desk/components/desk-pager";
import { type PageAsked, titleOfList } from "@/features/desk/list-title";
import { EntryFilters, EntryTable } from "@/features/desk/waitlist/components/entry-table";
import type { ListEntriesInput } from "@/features/desk/waitlist/schema";
import { callDesk } from "@/server/desk-call";

const { title, heading, note, order: orders } = deskWaitlist;
const filters: Record<string, string> = deskWaitlist.filters;

type Asked = PageAsked &
  Partial<Record<"q" | "file", string>> &
  Partial<Pick<ListEntriesInput, "status" | "order">>;
type PageProps = { searchParams: Promise<Asked> };

function titleOf({ status, order, ...asked }: Asked) {
  return titleOfList({ list: title, chosen: [status && filters[status], order && orders[order]], ...asked });
}

export async function generateMetadata({ searchParams }: PageProps) {
  return titleOf(await searchParams);
}

export default async function WaitlistPage({ searchParams }: PageProps) {
  const asked = await searchParams;
  const { status, q, order, cursor, page, file } = asked;
  const params = { status, q, order };
  const { rows, next, counts } = await callDesk((caller) => caller.waitlist.list({ ...params, cursor }));
  const path = desk.pages.waitlist.href;
  return (
    <>
      <DeskHead
        list={{ name: title, shown: titleOf(asked).title }}
        title={heading(counts.waiting, 1_000)}
        note={note}
        search={{ action: path, query: q, keep: { status, order } }}
      />
      <EntryFilters counts={counts} params={params} hasFileFailed={file === "failed"} />
      <EntryTable rows={rows} status={status} query={q} />
      <DeskPager path={path} params={params} cursor={cursor} page={page} next={next} />
    </>
  );
}
