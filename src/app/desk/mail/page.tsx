import { desk } from "@/content/desk";
import { deskMail, type MailState, mailStates } from "@/content/desk-mail";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskLink } from "@/features/desk/components/desk-link";
import { DeskPager, type PageParams, titleOfList } from "@/features/desk/components/desk-pager";
import { FilterLinks } from "@/features/desk/components/filter-links";
import { MailList } from "@/features/desk/mail/components/mail-list";
import { callDesk } from "@/server/desk-call";
import { getShownState } from "@/server/mail/mail-files";

type SearchParams = PageParams & { state?: MailState | "all"; q?: string };
type PageProps = { searchParams: Promise<SearchParams> };

const states = mailStates.map((value) => ({ value, label: deskMail.states[getShownState(value)] }));
const note = getShownState("sent") === "filed" ? deskMail.noteFiled : deskMail.note;

function titleOf({ state, ...query }: SearchParams) {
  const label = states.find(({ value }) => value === state)?.label;
  return titleOfList({ list: desk.pages.mail.label, chosen: [label], ...query });
}

export const generateMetadata = async ({ searchParams }: PageProps) => titleOf(await searchParams);

export default async function MailPage({ searchParams }: PageProps) {
  const query = await searchParams;
  const { state, q, cursor, page } = query;
  const { mails, next, isTruncated } = await callDesk((caller) => caller.mail.list({ state, q, cursor }));
  const path = desk.pages.mail.href;
  return (
    <>
      <DeskHead
        list={{ name: desk.pages.mail.label, shown: titleOf(query).title }}
        title={deskMail.heading}
        note={note}
        search={{ action: path, query: q, keep: { state }, label: deskMail.searchLabel }}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-8 max-nav:pb-s3">
        <FilterLinks
          label={deskMail.filterLabel}
          name="state"
          params={{ state, q }}
          items={[{ label: deskMail.all }, ...states]}
        />
        <DeskLink className="textlink text-base" href={`${path}/samples`}>
          {deskMail.samples}
        </DeskLink>
      </div>
      <MailList mails={mails} state={state} query={q} isTruncated={isTruncated} />
      <DeskPager path={path} params={{ state, q }} cursor={cursor} page={page} next={next} />
    </>
  );
}
