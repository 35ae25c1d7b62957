import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { deskOverview } from "@/content/desk-overview";
import { DeskEmpty } from "@/features/desk/components/desk-empty";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskSearch } from "@/features/desk/components/desk-search";
import { FindResults } from "@/features/desk/overview/components/find-results";
import { findSchema } from "@/features/desk/overview/schema";
import { deskCall } from "@/server/desk-call";

const { find } = deskOverview;

export const metadata: Metadata = { title: find.title };

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function FindPage({ searchParams }: PageProps) {
  const { q = "" } = await searchParams;
  const address = findSchema.safeParse({ q });
  if (!address.success) notFound();
  const query = address.data.q;
  const found = await deskCall((desk) => desk.overview.find({ q: query }));
  return (
    <>
      <DeskHead title={query ? find.found(query) : find.title} note={find.note}>
        <DeskSearch action="/desk/find" query={query} />
      </DeskHead>
      {query ? <FindResults found={found} query={query} /> : <DeskEmpty>{find.ask}</DeskEmpty>}
    </>
  );
}
