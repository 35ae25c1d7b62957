import { deskMail } from "@/content/desk-mail";
import { DeskHead } from "@/features/desk/components/desk-head";
import { titleOfList } from "@/features/desk/components/desk-pager";
import { FilterLinks } from "@/features/desk/components/filter-links";
import { MailFrame } from "@/features/desk/mail/components/mail-frame";
import { callDesk } from "@/server/desk-call";
import { mailKinds } from "@/server/mail/kinds";

const { gallery } = deskMail;

type SearchParams = { kind?: string };
type PageProps = { searchParams: Promise<SearchParams> };

function titleOf({ kind }: SearchParams) {
  const label = mailKinds.find((one) => one.kind === kind)?.label;
  return titleOfList({ list: gallery.heading, chosen: [label] });
}

export const generateMetadata = async ({ searchParams }: PageProps) => titleOf(await searchParams);

export default async function SamplesPage({ searchParams }: PageProps) {
  const query = await searchParams;
  const { kind = mailKinds[0]?.kind ?? "" } = query;
  const { subject, text } = await callDesk((caller) => caller.mail.sample({ kind }));
  const source = `/api/desk/mail-preview?kind=${encodeURIComponent(kind)}`;
  return (
    <>
      <DeskHead
        list={{ name: gallery.heading, shown: titleOf(query).title }}
        title={gallery.heading}
        note={gallery.note}
      />
      <FilterLinks
        label={gallery.listLabel}
        name="kind"
        params={{ kind }}
        items={mailKinds.map((one) => ({ value: one.kind, label: one.label }))}
      />
      <h2 className="mt-s5">{subject}</h2>
      <MailFrame source={source} subject={subject} text={text} />
    </>
  );
}
