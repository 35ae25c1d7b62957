import { desk } from "@/content/desk";
import { deskApplications } from "@/content/desk-applications";
import {
  ApplicationList,
  filterLabels,
  ListLinks,
} from "@/features/desk/applications/components/application-list";
import type { ListedInput } from "@/features/desk/applications/schema";
import { DeskHead } from "@/features/desk/components/desk-head";
import { type PageParams, titleOfList } from "@/features/desk/components/desk-pager";
import { callDesk } from "@/server/desk-call";

type SearchParams = ListedInput & PageParams;
type PageProps = { searchParams: Promise<SearchParams> };

function titleOf({ status, sort, ...query }: SearchParams) {
  const { title, sorts } = deskApplications;
  return titleOfList({
    list: title,
    chosen: [status && filterLabels[status], sort && sorts[sort]],
    ...query,
  });
}

export const generateMetadata = async ({ searchParams }: PageProps) => titleOf(await searchParams);

export default async function ApplicationsPage({ searchParams }: PageProps) {
  const query = await searchParams;
  const { status, q, sort, cursor, page: number } = query;
  const params = { status, q, sort };
  const [page, counts] = await callDesk(({ applications }) =>
    Promise.all([applications.list({ ...params, cursor }), applications.counts()]),
  );
  return (
    <>
      <DeskHead
        list={{ name: deskApplications.title, shown: titleOf(query).title }}
        title={deskApplications.title}
        search={{ action: desk.pages.applications.href, query: q, keep: { status, sort } }}
      />
      <ListLinks sort={page.sort} params={params} counts={counts} />
      <ApplicationList page={page} params={params} cursor={cursor} number={number} now={new Date()} />
    </>
  );
}
