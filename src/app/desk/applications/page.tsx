import { desk } from "@/content/desk";
import { deskApplications } from "@/content/desk-applications";
import { ApplicationList, ListLinks } from "@/features/desk/applications/components/application-list";
import type { ListedInput } from "@/features/desk/applications/schema";
import { DeskHead } from "@/features/desk/components/desk-head";
import { callDesk } from "@/server/desk-call";

export const metadata = { title: deskApplications.title };

type Asked = ListedInput & { cursor?: string };

export default async function ApplicationsPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const { status, q, sort, cursor } = await searchParams;
  const params = { status, q, sort };
  const [page, counts] = await callDesk(({ applications }) =>
    Promise.all([applications.list({ ...params, cursor }), applications.counts()]),
  );
  return (
    <>
      <DeskHead
        title={deskApplications.title}
        search={{ action: desk.pages.applications.href, query: q, keep: { status, sort } }}
      />
      <ListLinks sort={page.sort} params={params} counts={counts} />
      <ApplicationList page={page} params={params} cursor={cursor} now={new Date()} />
    </>
  );
}
