import { desk } from "@/content/desk";
import { deskWaitlist } from "@/content/desk-waitlist";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskPager, type PageParams, titleOfList } from "@/features/desk/components/desk-pager";
import type { ListEntriesInput } from "@/features/desk/schema";
import { EntryFilters, EntryTable } from "@/features/desk/waitlist/components/entry-table";
import { callDesk } from "@/server/desk-call";

const { title, heading, note, order: orders } = deskWaitlist;
const filters: Record<string, string> = deskWaitlist.filters;

type SearchParams = PageParams &
  Partial<Record<"q" | "file", string>> &
  Partial<Pick<ListEntriesInput, "status" | "order">>;
type PageProps = { searchParams: Promise<SearchParams> };

function titleOf({ status, order, ...query }: SearchParams) {
  return titleOfList({ list: title, chosen: [status && filters[status], order && orders[order]], ...query });
}

export const generateMetadata = async ({ searchParams }: PageProps) => titleOf(await searchParams);

export default async function WaitlistPage({ searchParams }: PageProps) {
  const query = await searchParams;
  const { status, q, order, cursor, page, file } = query;
  const params = { status, q, order };
  const { rows, next, counts } = await callDesk((caller) => caller.waitlist.list({ ...params, cursor }));
  const path = desk.pages.waitlist.href;
  return (
    <>
      <DeskHead
        list={{ name: title, shown: titleOf(query).title }}
        title={heading(counts.waiting)}
        note={note}
        search={{ action: path, query: q, keep: { status, order } }}
      />
      <EntryFilters counts={counts} params={params} hasFileFailed={file === "failed"} />
      <EntryTable rows={rows} status={status} query={q} />
      <DeskPager path={path} params={params} cursor={cursor} page={page} next={next} />
    </>
  );
}
