import type { Metadata } from "next";
import { cache } from "react";
import { Answers } from "@/features/desk/applications/components/answers";
import { History } from "@/features/desk/applications/components/history";
import { Mails } from "@/features/desk/applications/components/mails";
import { NextPanel } from "@/features/desk/applications/components/next-panel";
import { Notes } from "@/features/desk/applications/components/notes";
import { RecordHead } from "@/features/desk/applications/components/record-head";
import { DeskGrid } from "@/features/desk/components/desk-grid";
import { deskCall } from "@/server/desk-call";

type PageProps = { params: Promise<{ id: string }> };

// One under the other, what can be done comes first, and what has been last.
const column = "max-nav:contents nav:grid nav:grid-cols-1 nav:content-start nav:gap-s5";

const readRecord = cache((id: string) => deskCall((desk) => desk.applications.get({ id })));

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { id } = await params;
  return { title: (await readRecord(id)).application.name };
}

export default async function ApplicationPage({ params }: PageProps) {
  const { id } = await params;
  const { application, openMove, notes, history, mails } = await readRecord(id);
  const { name, email, status, submittedAt } = application;
  return (
    <>
      <RecordHead application={application} now={new Date()} />
      <DeskGrid columns="mainAndSide">
        <div className={column}>
          <Answers application={application} />
          <History history={history} submittedAt={submittedAt} />
        </div>
        <div className={column}>
          <NextPanel id={id} name={name} email={email} status={status} openMove={openMove} />
          <Notes id={id} notes={notes} />
          <Mails mails={mails} />
        </div>
      </DeskGrid>
    </>
  );
}
