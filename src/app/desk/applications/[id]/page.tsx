import { cache } from "react";
import { NextPanel } from "@/features/desk/applications/components/next-panel";
import { Notes } from "@/features/desk/applications/components/notes";
import { Answers, History, Mails, RecordHead } from "@/features/desk/applications/components/record-panels";
import type { ListedInput } from "@/features/desk/applications/schema";
import { DeskGrid } from "@/features/desk/components/desk-panel";
import { callDesk } from "@/server/desk-call";

type Params = { params: Promise<{ id: string }> };
type PageProps = Params & { searchParams: Promise<ListedInput> };

// On narrow screens the columns are `contents`, so that the panels' `order` puts actions first and the history last.
const column =
  "max-nav:contents nav:grid nav:grid-cols-1 nav:content-start nav:gap-s5 print:block print:space-y-s5";

const readRecord = cache((id: string) => callDesk((desk) => desk.applications.get({ id })));

export async function generateMetadata({ params }: Params) {
  const { id } = await params;
  return { title: (await readRecord(id)).application.name };
}

export default async function ApplicationPage({ params, searchParams }: PageProps) {
  const { id } = await params;
  const { status, q, sort } = await searchParams;
  const list = { status, q, sort };
  const [{ application, undoableMove, notes, history, mails }, neighbours] = await Promise.all([
    readRecord(id),
    callDesk(({ applications }) => applications.neighbours({ id, ...list })),
  ]);
  return (
    <>
      <RecordHead application={application} listQuery={list} neighbours={neighbours} now={new Date()} />
      <DeskGrid columns="mainAndSide">
        <div className={column}>
          <Answers application={application} />
          <History history={history} submittedAt={application.submittedAt} />
        </div>
        <div className={column}>
          <NextPanel application={application} undoableMove={undoableMove} />
          <Notes id={id} notes={notes} />
          <Mails mails={mails} />
        </div>
      </DeskGrid>
    </>
  );
}
