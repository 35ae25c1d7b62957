import type { Metadata } from "next";
import { desk } from "@/content/desk";
import { deskMembersWords as words } from "@/content/desk-members";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskPager } from "@/features/desk/components/desk-pager";
import { DeskSearch } from "@/features/desk/components/desk-search";
import { FilterLinks } from "@/features/desk/components/filter-links";
import { MemberTable } from "@/features/desk/members/components/member-table";
import { type Plan, plans } from "@/features/desk/members/schema";
import { deskCall } from "@/server/desk-call";

export const metadata: Metadata = { title: words.title };

type Asked = { plan?: Plan; q?: string; cursor?: string };

const shownPlans = plans.filter((plan) => plan !== "all");

export default async function MembersPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const { plan, q, cursor } = await searchParams;
  const { rows, next, isCut } = await deskCall((caller) => caller.members.list({ plan, q, cursor }));
  const path = desk.pages.members.href;
  return (
    <>
      <DeskHead title={words.heading} note={words.note}>
        <DeskSearch action={path} query={q} keep={{ plan }} />
      </DeskHead>
      <FilterLinks
        label={words.filters.label}
        path={path}
        name="plan"
        current={plan}
        items={[
          { label: words.filters.all },
          ...shownPlans.map((value) => ({ value, label: words.filters[value] })),
        ]}
        keep={{ q }}
      />
      <MemberTable rows={rows} isCut={isCut} isFiltered={plan !== undefined} query={q} />
      <DeskPager path={path} params={{ plan, q }} cursor={cursor} next={next} />
    </>
  );
}
