import { Badge } from "@/components/ui/badge";
import { desk } from "@/content/desk";
import { deskPages } from "@/content/desk-pages";
import { DeskLink } from "../../components/desk-link";
import { DeskCard, DeskPanel, DeskRow, DeskRows } from "../../components/desk-panel";
import { type DeskCells, DeskTable } from "../../components/desk-table";
import { fieldHref, toCheckHref } from "../../page-url";
import type { ListedPage } from "../read-service";
import { BrowserTime } from "./browser-time";
import { OutdatedRows } from "./outdated-rows";

const { list: texts, history, outdated } = deskPages;
const wide = "max-[80rem]:col-span-full max-[80rem]:text-left!";

/** Details that cards on narrow screens leave out. */
const quiet = "text-ink-2 max-[80rem]:hidden";

const cells: DeskCells<ListedPage, keyof typeof texts.columns> = {
  title: {
    className: "min-[80rem]:w-[30%]",
    show: ({ id, title, paths: [path, ...more] }) => (
      <>
        <DeskLink href={`${desk.pages.pages.href}/${id}`}>{title}</DeskLink>
        <small>
          {path} {more.length ? texts.more(more.length) : null}
        </small>
      </>
    ),
  },
  samples: {
    show: ({ id, samples, toCheck: [text, ...more] }) => (
      <>
        {samples.length ? <Badge tone="gold">{texts.samples(samples.length)}</Badge> : null}{" "}
        {text ? (
          <DeskLink className="textlink -my-[0.6rem]" href={fieldHref(id, text.path)}>
            {outdated.heading(more.length + 1)}
          </DeskLink>
        ) : null}
        {samples.length || text ? null : <span className={quiet}>{texts.nothing}</span>}
      </>
    ),
  },
  draft: {
    className: wide,
    show: ({ draft }) => {
      if (!draft) return <span className={quiet}>{texts.noDraft}</span>;
      return (
        <>
          <span className="min-[80rem]:hidden">{texts.columns.draft} </span>
          {draft.publishAt ? <Badge tone="info">{texts.goesLive}</Badge> : null}{" "}
          <BrowserTime at={draft.publishAt ?? draft.at} />
          <small className="max-[80rem]:inline!"> {texts.by(draft.by)}</small>
        </>
      );
    },
  },
  live: {
    className: wide,
    show: ({ live }) => {
      if (!live?.at) return <span className={quiet}>{texts.never}</span>;
      return (
        <>
          <span className="min-[80rem]:hidden">{texts.columns.live} </span>
          <BrowserTime at={live.at} />
          <small className="max-[80rem]:inline!">
            {" "}
            {live.origin === "imported" ? history.imported : texts.by(live.by)}
          </small>
        </>
      );
    },
  },
};

function SampleList({ pages }: { pages: ListedPage[] }) {
  return (
    <DeskPanel title={texts.samplesHeading} className="mt-s5">
      <DeskRows>
        {pages
          .filter(({ samples }) => samples.length > 0)
          .map(({ id, title, samples }) => (
            <DeskRow key={id}>
              <div className="tab:grid tab:grid-cols-[minmax(0,1fr)_minmax(0,4fr)] tab:gap-x-s5">
                <h3 className="font-[560] font-text text-base leading-[1.35] tracking-normal tab:pt-[0.7rem]">
                  {title}
                </h3>
                <ul role="list" className="flex flex-wrap gap-x-s5">
                  {samples.map(({ field, label }) => (
                    <li key={field}>
                      <DeskLink className="textlink text-base" href={fieldHref(id, field)}>
                        {label}
                      </DeskLink>
                    </li>
                  ))}
                </ul>
              </div>
            </DeskRow>
          ))}
      </DeskRows>
    </DeskPanel>
  );
}

export function PageList({ pages }: { pages: ListedPage[] }) {
  const left = pages.reduce((sum, { samples }) => sum + samples.length, 0);
  const toCheck = pages.flatMap((page) => page.toCheck);
  return (
    <>
      <div className="mt-s4 text-base">
        <p>{texts.samplesLeft(left)}</p>
        <p hidden={toCheck.length === 0}>
          <a className="textlink" href={toCheckHref}>
            {toCheck.length ? outdated.heading(toCheck.length) : null}
          </a>
        </p>
      </div>
      <DeskCard className="mt-s4">
        <DeskTable caption={texts.caption} headings={texts.columns} cells={cells} rows={pages} />
      </DeskCard>
      {toCheck.length ? (
        <div id={toCheckHref.split("#")[1]} className="scroll-mt-40">
          <DeskPanel title={outdated.heading(toCheck.length)} className="mt-s5">
            <p className="note">{outdated.published(toCheck.length)}</p>
            <OutdatedRows texts={toCheck} />
          </DeskPanel>
        </div>
      ) : null}
      {left ? <SampleList pages={pages} /> : null}
    </>
  );
}
