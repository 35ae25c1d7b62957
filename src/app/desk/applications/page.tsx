import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { desk } from "@/content/desk";
import { deskApplications } from "@/content/desk-applications";
import { ApplicationList } from "@/features/desk/applications/components/application-list";
import { ListLinks } from "@/features/desk/applications/components/list-links";
import { listAddressSchema } from "@/features/desk/applications/schema";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskSearch } from "@/features/desk/components/desk-search";
import { deskCall } from "@/server/desk-call";

export const metadata: Metadata = { title: deskApplications.title };

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ApplicationsPage({ searchParams }: PageProps) {
  const address = listAddressSchema.safeParse(await searchParams);
  if (!address.success) notFound();
  const { status, q, sort, cursor } = address.data;
  const [page, counts] = await deskCall(({ applications }) =>
    Promise.all([applications.list(address.data), applications.counts()]),
  );
  const params = { status, q, sort };
  return (
    <>
      <DeskHead title={deskApplications.title}>
        <DeskSearch action={desk.pages.applications.href} query={q} keep={{ status, sort }} />
      </DeskHead>
      <ListLinks filter={page.filter} sort={page.sort} chosen={sort} query={q} counts={counts} />
      <ApplicationList page={page} filter={page.filter} params={params} cursor={cursor} now={new Date()} />
    </>
  );
}
