import { clsx } from "clsx";
import { Badge } from "@/components/ui/badge";
import { desk } from "@/content/desk";
import { deskApplications } from "@/content/desk-applications";
import { formatDate, formatShortDay, getDay } from "@/lib/calendar";
import { formatEmail } from "@/lib/format-email";
import { DeskLink } from "../../components/desk-link";
import { DeskPager } from "../../components/desk-pager";
import { DeskCard } from "../../components/desk-panel";
import { type DeskCells, DeskTable } from "../../components/desk-table";
import { FilterLinks } from "../../components/filter-links";
import { buildPageUrl } from "../../page-url";
import type { ListedApplication } from "../list-service";
import { isApplicationStatus, isAwaitingAnswer } from "../moves";
import { type ListedInput, type ListFilter, type ListSort, listFilters, listSorts } from "../schema";

const { columns, due, applied, commitment, empty, title, found, clear, filters, sorts, statuses } =
  deskApplications;

const tones: Record<string, "gold" | "info" | "ok"> = {
  pending_review: "gold",
  in_review: "info",
  invited: "ok",
  accepted: "ok",
};

export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={tones[status]}>{deskApplications.statusLabel(status)}</Badge>;
}

const dayMs = 24 * 60 * 60_000;

/** Counts lateness in calendar days. */
export function describeDueDate(dueAt: Date, now: Date) {
  const day = getDay(dueAt);
  const today = getDay(now);
  if (day === today) return { text: due.today, isLate: false };
  if (day > today) return { text: formatShortDay(dueAt), isLate: false };
  return { text: due.late(Math.round((Date.parse(today) - Date.parse(day)) / dayMs)), isLate: true };
}

type ApplicationRow = Partial<ListedApplication> & Omit<ListedApplication, "email" | "submittedAt">;

type ApplicationTableProps = {
  rows: readonly ApplicationRow[];
  now: Date;
  label: string;
  /** The query of the list, if the rows are on the list's own page. */
  list?: Record<string, string | undefined>;
  empty: string;
};

function Due({ row, now }: { row: ApplicationRow; now: Date }) {
  const isOwed = isApplicationStatus(row.status) && isAwaitingAnswer(row.status);
  const closed = row.status === "withdrawn" ? due.withdrawn : due.answered;
  const { text, isLate } = isOwed ? describeDueDate(row.dueAt, now) : { text: closed, isLate: false };
  return (
    <div
      className={clsx(
        "whitespace-nowrap max-[18rem]:whitespace-normal min-[80rem]:whitespace-normal",
        isLate && "font-[560] text-alert",
        !isOwed && "text-ink-2",
      )}
    >
      <span>{text}</span>
      {row.submittedAt ? (
        <small className="whitespace-normal font-normal">{applied(formatDate(row.submittedAt))}</small>
      ) : null}
    </div>
  );
}

export function ApplicationTable({ rows, now, label, list, empty }: ApplicationTableProps) {
  const cells: DeskCells<ApplicationRow, keyof typeof columns> = {
    applicant: {
      show: ({ id, name, currentRole, email }) => (
        <>
          <DeskLink href={buildPageUrl(`${desk.pages.applications.href}/${id}`, list)}>
            <bdi>{name}</bdi>
          </DeskLink>
          <small>
            {currentRole}
            {email ? (
              <span className="max-nav:hidden">
                , <bdi>{formatEmail(email)}</bdi>
              </span>
            ) : null}
          </small>
        </>
      ),
    },
    due: {
      className: list ? "min-[80rem]:w-44" : "min-[80rem]:w-28",
      show: (row) => <Due row={row} now={now} />,
    },
    commitment: {
      className: list ? "min-[80rem]:w-[16%]" : "min-[80rem]:w-29",
      show: ({ commitmentLevel }) => commitment(commitmentLevel),
    },
    status: {
      className: list ? "min-[80rem]:w-38" : "min-[80rem]:w-34",
      show: ({ status }) => <StatusBadge status={status} />,
    },
  };
  return <DeskTable aria-label={label} headings={columns} cells={cells} rows={rows} empty={empty} />;
}

const path = desk.pages.applications.href;
export const filterLabels: Record<ListFilter, string> = {
  ...statuses,
  awaiting: filters.awaiting,
  all: filters.all,
};

const statusParam = (filter: ListFilter) => (filter === "awaiting" ? undefined : filter);

type ListLinksProps = {
  sort: ListSort;
  params: ListedInput;
  counts: Record<ListFilter, number>;
};

export function ListLinks({ sort, params, counts }: ListLinksProps) {
  return (
    <div className="my-s4 flex flex-wrap items-center justify-between gap-x-8">
      <FilterLinks
        place="bar"
        label={filters.label}
        name="status"
        params={params}
        items={listFilters.map((item) => ({
          value: statusParam(item),
          label: filterLabels[item],
          count: params.q ? undefined : counts[item],
        }))}
      />
      <div className="flex items-center gap-4 text-small">
        <span className="text-ink-2" aria-hidden="true">
          {sorts.label}
        </span>
        <FilterLinks
          place="card"
          label={sorts.label}
          name="sort"
          params={{ ...params, sort }}
          items={listSorts.map((item) => ({ value: item, label: sorts[item] }))}
        />
      </div>
    </div>
  );
}

type ApplicationListProps = {
  page: { rows: ApplicationRow[]; next: string | null; filter: ListFilter };
  params: Record<string, string | undefined>;
  cursor?: string;
  number?: string;
  now: Date;
};

export function ApplicationList({ page, params, cursor, number, now }: ApplicationListProps) {
  const { rows, next, filter } = page;
  const { q } = params;
  return (
    <DeskCard>
      {q ? (
        <div className="mb-s3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-base wrap-anywhere">
          <span>{found(q)}</span>
          <DeskLink
            className="inline-flex min-h-11 items-center font-strong"
            href={buildPageUrl(path, { status: statusParam(filter) })}
          >
            {clear}
          </DeskLink>
        </div>
      ) : null}
      <ApplicationTable
        rows={rows}
        now={now}
        label={title}
        list={params}
        empty={q ? empty.search(q) : empty[filter]}
      />
      <DeskPager path={path} params={params} cursor={cursor} page={number} next={next} />
    </DeskCard>
  );
}
