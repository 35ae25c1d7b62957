import { cache } from "react";
import { desk } from "@/content/desk";
import { deskMail } from "@/content/desk-mail";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskLink } from "@/features/desk/components/desk-link";
import { DeskCard, DeskEmpty, DeskGrid, DeskPanel } from "@/features/desk/components/desk-panel";
import { MailFrame } from "@/features/desk/mail/components/mail-frame";
import { MailFacts } from "@/features/desk/mail/components/mail-list";
import { callDesk } from "@/server/desk-call";

type PageProps = { params: Promise<{ id: string }> };

const readMail = cache((id: string) => callDesk((caller) => caller.mail.get({ id })));

export async function generateMetadata({ params }: PageProps) {
  const { id } = await params;
  return { title: (await readMail(id)).subject };
}

export default async function MailPage({ params }: PageProps) {
  const { id } = await params;
  const mail = await readMail(id);
  const source = `/api/desk/mail-preview?id=${encodeURIComponent(id)}`;
  return (
    <>
      <DeskLink className="textlink text-base print:hidden" href={desk.pages.mail.href}>
        {deskMail.mail.back}
      </DeskLink>
      <DeskHead title={mail.subject} />
      <DeskGrid>
        <DeskPanel title={deskMail.mail.facts}>
          <MailFacts mail={mail} />
        </DeskPanel>
      </DeskGrid>
      {mail.preview ? (
        <MailFrame source={source} subject={mail.subject} text={mail.preview.text} />
      ) : (
        <DeskCard className="mt-s5">
          <DeskEmpty>{deskMail.mail.unseen}</DeskEmpty>
        </DeskCard>
      )}
    </>
  );
}
