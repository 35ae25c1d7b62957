import { desk } from "@/content/desk";
import { deskApplications } from "@/content/desk-applications";
import { shortDay } from "@/lib/calendar";
import { classNames } from "@/lib/class-names";
import { DeskLink } from "../../components/desk-link";
import { type DeskCells, DeskTable } from "../../components/desk-table";
import { pageUrl } from "../../page-url";
import { dueWords } from "../due-words";
import { awaitsAnswer, isApplicationStatus } from "../moves";
import styles from "./application-table.module.css";
import { StatusBadge } from "./status-badge";

export type ApplicationRow = {
  id: string;
  name: string;
  currentRole: string;
  commitmentLevel: string;
  status: string;
  dueAt: Date;
  email?: string;
  submittedAt?: Date;
};

type ApplicationTableProps = {
  rows: readonly ApplicationRow[];
  now: Date;
  label: string;
  /** on a page of its own, with room for more */
  isList?: boolean;
  /** which list this is, for the way back and for who comes next */
  list?: Record<string, string | undefined>;
};

const { columns, due, applied, commitment } = deskApplications;

function Due({ row, now }: { row: ApplicationRow; now: Date }) {
  const isOwed = isApplicationStatus(row.status) && awaitsAnswer(row.status);
  const { text, isLate } = isOwed ? dueWords(row.dueAt, now) : { text: due.answered, isLate: false };
  return (
    <div
      className={classNames("whitespace-nowrap", isLate && "font-[560] text-alert", !isOwed && "text-ink-2")}
    >
      <span>{text}</span>
      {row.submittedAt ? <small className="font-normal">{applied(shortDay(row.submittedAt))}</small> : null}
    </div>
  );
}

function cellsAt(
  now: Date,
  list: Record<string, string | undefined>,
): DeskCells<ApplicationRow, keyof typeof columns> {
  return {
    applicant: {
      show: ({ id, name, currentRole, email }) => (
        <>
          <DeskLink href={pageUrl(`${desk.pages.applications.href}/${id}`, list)}>{name}</DeskLink>
          <small>
            {currentRole}
            {email ? <span className="max-nav:hidden">, {email}</span> : null}
          </small>
        </>
      ),
    },
    due: { show: (row) => <Due row={row} now={now} /> },
    commitment: { show: ({ commitmentLevel }) => commitment(commitmentLevel) },
    status: { show: ({ status }) => <StatusBadge status={status} /> },
  };
}

export function ApplicationTable({ rows, now, label, isList, list = {} }: ApplicationTableProps) {
  return (
    <DeskTable
      className={styles.table}
      data-list={isList}
      aria-label={label}
      headings={columns}
      cells={cellsAt(now, list)}
      rows={rows}
    />
  );
}
