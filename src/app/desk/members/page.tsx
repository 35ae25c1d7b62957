import { desk } from "@/content/desk";
import { deskMembers as text } from "@/content/desk-members";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskPager } from "@/features/desk/components/desk-pager";
import { FilterLinks } from "@/features/desk/components/filter-links";
import { LeftOutNote, MemberTable } from "@/features/desk/members/components/member-table";
import { type ListMembersInput, plans } from "@/features/desk/members/schema";
import { callDesk } from "@/server/desk-call";

export const metadata = { title: text.title };

type Asked = Partial<Omit<ListMembersInput, "cursor">> & { cursor?: string };

const { filters } = text;
const items = plans.filter((plan) => plan !== "all").map((plan) => ({ value: plan, label: filters[plan] }));

export default async function MembersPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const { plan, q, cursor, leftOut, announcement } = await searchParams;
  const params = { plan, q, leftOut, announcement };
  const { rows, next } = await callDesk((caller) => caller.members.list({ ...params, cursor }));
  const path = desk.pages.members.href;
  return (
    <>
      <DeskHead
        title={text.heading}
        note={text.note}
        search={{ action: path, query: q, keep: { plan, leftOut, announcement } }}
      />
      {leftOut ? <LeftOutNote why={leftOut} announcement={announcement} /> : null}
      <FilterLinks
        label={filters.label}
        path={path}
        name="plan"
        params={params}
        items={[{ label: filters.all }, ...items]}
      />
      <MemberTable rows={rows} isFiltered={plan !== undefined} isLeftOut={leftOut !== undefined} query={q} />
      <DeskPager path={path} params={params} cursor={cursor} next={next} />
    </>
  );
}
