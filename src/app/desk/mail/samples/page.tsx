import type { Metadata } from "next";
import { deskMail } from "@/content/desk-mail";
import { DeskHead } from "@/features/desk/components/desk-head";
import { MailFrame } from "@/features/desk/mail/components/mail-frame";
import { SampleList } from "@/features/desk/mail/components/mail-list";
import { deskCall } from "@/server/desk-call";
import { mailKinds } from "@/server/mail/kinds";

export const metadata: Metadata = { title: deskMail.gallery.heading };

type Asked = { kind?: string };

export default async function SamplesPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const { kind = mailKinds[0]?.kind ?? "" } = await searchParams;
  const { subject, text } = await deskCall((caller) => caller.mail.sample({ kind }));
  const source = `/api/desk/mail-preview?kind=${encodeURIComponent(kind)}`;
  return (
    <>
      <DeskHead title={deskMail.gallery.heading} note={deskMail.gallery.note} />
      <SampleList kinds={mailKinds} current={kind} />
      <h2 className="mt-s5">{subject}</h2>
      <MailFrame source={source} subject={subject} text={text} />
    </>
  );
}
