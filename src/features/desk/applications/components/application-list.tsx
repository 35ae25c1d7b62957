import { desk } from "@/content/desk";
import { deskApplications } from "@/content/desk-applications";
import { DeskEmpty } from "../../components/desk-empty";
import { DeskLink } from "../../components/desk-link";
import { DeskPager } from "../../components/desk-pager";
import { DeskSheet } from "../../components/desk-sheet";
import type { ListFilter } from "../schema";
import { type ApplicationRow, ApplicationTable } from "./application-table";

const { empty, title, found, clear } = deskApplications;
const path = desk.pages.applications.href;

type ApplicationListProps = {
  page: { rows: ApplicationRow[]; next: string | null };
  filter: ListFilter;
  params: Record<string, string | undefined>;
  cursor?: string;
  now: Date;
};

export function ApplicationList({ page, filter, params, cursor, now }: ApplicationListProps) {
  const { rows, next } = page;
  const { q } = params;
  return (
    <DeskSheet>
      {q ? (
        <p className="mb-s3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-base wrap-anywhere">
          <span>{found(q)}</span>
          <DeskLink
            className="inline-flex min-h-11 items-center font-strong"
            href={filter === "awaiting" ? path : `${path}?status=${filter}`}
          >
            {clear}
          </DeskLink>
        </p>
      ) : null}
      {rows.length ? (
        <ApplicationTable rows={rows} now={now} label={title} list={params} isList />
      ) : (
        <DeskEmpty>{q ? empty.search(q) : empty[filter]}</DeskEmpty>
      )}
      <DeskPager path={path} params={params} cursor={cursor} next={next} />
    </DeskSheet>
  );
}
