import { deskOverview } from "@/content/desk-overview";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskEmpty } from "@/features/desk/components/desk-panel";
import { FindResults } from "@/features/desk/overview/components/find-results";
import { callDesk } from "@/server/desk-call";

const { find } = deskOverview;

type PageProps = { searchParams: Promise<{ q?: string }> };

export async function generateMetadata({ searchParams }: PageProps) {
  const { q } = await searchParams;
  return { title: q ? find.found(q) : find.title };
}

export default async function FindPage({ searchParams }: PageProps) {
  const { q = "" } = await searchParams;
  const found = await callDesk((desk) => desk.overview.find({ q }));
  return (
    <>
      <DeskHead
        title={q ? find.found(q) : find.title}
        note={find.note}
        search={{ action: "/desk/find", query: q }}
      />
      {q ? <FindResults found={found} query={q} /> : <DeskEmpty>{find.ask}</DeskEmpty>}
    </>
  );
}
