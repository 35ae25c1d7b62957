import { desk } from "@/content/desk";
import { deskMembers as text } from "@/content/desk-members";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskPager, type PageParams, titleOfList } from "@/features/desk/components/desk-pager";
import { FilterLinks } from "@/features/desk/components/filter-links";
import { LeftOutNote, MemberTable } from "@/features/desk/members/components/member-table";
import { type ListMembersInput, plans } from "@/features/desk/schema";
import { callDesk } from "@/server/desk-call";

type SearchParams = PageParams & Partial<Omit<ListMembersInput, "cursor">>;
type PageProps = { searchParams: Promise<SearchParams> };

const { filters } = text;
const items = plans.filter((plan) => plan !== "all").map((plan) => ({ value: plan, label: filters[plan] }));

function titleOf({ plan, leftOut, ...query }: SearchParams) {
  const label = items.find(({ value }) => value === plan)?.label;
  return titleOfList({ list: text.title, chosen: [leftOut && text.leftOutTitle, label], ...query });
}

export const generateMetadata = async ({ searchParams }: PageProps) => titleOf(await searchParams);

export default async function MembersPage({ searchParams }: PageProps) {
  const query = await searchParams;
  const { plan, q, cursor, page, leftOut, announcement } = query;
  const params = { plan, q, leftOut, announcement };
  const { rows, next } = await callDesk((caller) => caller.members.list({ ...params, cursor }));
  const path = desk.pages.members.href;
  return (
    <>
      <DeskHead
        list={{ name: text.title, shown: titleOf(query).title }}
        title={text.heading}
        note={text.note}
        search={{ action: path, query: q, keep: { plan, leftOut, announcement } }}
      />
      {leftOut ? <LeftOutNote why={leftOut} announcement={announcement} /> : null}
      <FilterLinks
        label={filters.label}
        name="plan"
        params={params}
        items={[{ label: filters.all }, ...items]}
      />
      <MemberTable rows={rows} isFiltered={plan !== undefined} isLeftOut={leftOut !== undefined} query={q} />
      <DeskPager path={path} params={params} cursor={cursor} page={page} next={next} />
    </>
  );
}
