import { desk } from "@/content/desk";
import { deskMail } from "@/content/desk-mail";
import { DeskHead } from "@/features/desk/components/desk-head";
import { FilterLinks } from "@/features/desk/components/filter-links";
import { MailFrame } from "@/features/desk/mail/components/mail-frame";
import { callDesk } from "@/server/desk-call";
import { mailKinds } from "@/server/mail/kinds";

const { gallery } = deskMail;

export const metadata = { title: gallery.heading };

type Asked = { kind?: string };

export default async function SamplesPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const { kind = mailKinds[0]?.kind ?? "" } = await searchParams;
  const { subject, text } = await callDesk((caller) => caller.mail.sample({ kind }));
  const source = `/api/desk/mail-preview?kind=${encodeURIComponent(kind)}`;
  return (
    <>
      <DeskHead title={gallery.heading} note={gallery.note} />
      <FilterLinks
        label={gallery.listLabel}
        path={`${desk.pages.mail.href}/samples`}
        name="kind"
        params={{ kind }}
        items={mailKinds.map((one) => ({ value: one.kind, label: one.label }))}
      />
      <h2 className="mt-s5">{subject}</h2>
      <MailFrame source={source} subject={subject} text={text} />
    </>
  );
}
