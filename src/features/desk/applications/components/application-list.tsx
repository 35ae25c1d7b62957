import { desk } from "@/content/desk";
import { applicationWords } from "@/content/desk-applications";
import { DeskLink } from "../../components/desk-link";
import { DeskPager } from "../../components/desk-pager";
import type { ListFilter } from "../schema";
import { type ApplicationRow, ApplicationTable } from "./application-table";

const { empty, cut, title, found, clear } = applicationWords;
const path = desk.pages.applications.href;

type ApplicationListProps = {
  page: { rows: ApplicationRow[]; next: string | null; isCut: boolean };
  filter: ListFilter;
  params: Record<string, string | undefined>;
  cursor?: string;
  now: Date;
};

export function ApplicationList({ page, filter, params, cursor, now }: ApplicationListProps) {
  const { rows, next, isCut } = page;
  const { q } = params;
  return (
    <div className="sheet">
      {q ? (
        <p className="ap-found">
          {found(q)}
          <DeskLink href={filter === "awaiting" ? path : `${path}?status=${filter}`}>{clear}</DeskLink>
        </p>
      ) : null}
      {rows.length ? (
        <ApplicationTable rows={rows} now={now} label={title} className="ap-table--list" />
      ) : (
        <p className="desk-empty">{q ? empty.search(q) : empty[filter]}</p>
      )}
      {isCut ? <p className="note">{cut}</p> : null}
      <DeskPager path={path} params={params} cursor={cursor} next={next} />
    </div>
  );
}
