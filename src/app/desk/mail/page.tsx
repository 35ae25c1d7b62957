import { desk } from "@/content/desk";
import { deskMail, type MailState, mailStates } from "@/content/desk-mail";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskPager } from "@/features/desk/components/desk-pager";
import { FilterLinks } from "@/features/desk/components/filter-links";
import { type PageAsked, titleOfList } from "@/features/desk/list-title";
import { MailList } from "@/features/desk/mail/components/mail-list";
import { callDesk } from "@/server/desk-call";
import { getShownState } from "@/server/mail/mail-files";

type Asked = PageAsked & { state?: MailState | "all"; q?: string };
type PageProps = { searchParams: Promise<Asked> };

const states = mailStates.map((value) => ({ value, label: deskMail.states[getShownState(value)] }));
const note = getShownState("sent") === "filed" ? deskMail.noteFiled : deskMail.note;

function titleOf({ state, ...asked }: Asked) {
  const label = states.find(({ value }) => value === state)?.label;
  return titleOfList({ list: desk.pages.mail.label, chosen: [label], ...asked });
}

export async function generateMetadata({ searchParams }: PageProps) {
  return titleOf(await searchParams);
}

export default async function MailPage({ searchParams }: PageProps) {
  const asked = await searchParams;
  const { state, q, cursor, page } = asked;
  const { mails, next, isCut } = await callDesk((caller) => caller.mail.list({ state, q, cursor }));
  const path = desk.pages.mail.href;
  return (
    <>
      <DeskHead
        list={{ name: desk.pages.mail.label, shown: titleOf(asked).title }}
        title={deskMail.heading}
        note={note}
        search={{ action: path, query: q, keep: { state }, label: deskMail.searchLabel }}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-8 max-nav:pb-s3">
        <FilterLinks
          label={deskMail.filterLabel}
          path={path}
          name="state"
          params={{ state, q }}
          items={[{ label: deskMail.all }, ...states]}
        />
        <a className="textlink text-base" href={`${path}/samples`}>
          {deskMail.samples}
        </a>
      </div>
      <MailList mails={mails} state={state} query={q} isCut={isCut} />
      <DeskPager path={path} params={{ state, q }} cursor={cursor} page={page} next={next} />
    </>
  );
}
