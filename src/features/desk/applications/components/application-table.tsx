import { applicationWords } from "@/content/desk-applications";
import { shortDay } from "@/lib/calendar";
import { classNames } from "@/lib/class-names";
import { DeskLink } from "../../components/desk-link";
import { DeskTable } from "../../components/desk-table";
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
};

const { columns, due, applied, commitment } = applicationWords;

function DueCell({ row, now }: { row: ApplicationRow; now: Date }) {
  const isOwed = isApplicationStatus(row.status) && awaitsAnswer(row.status);
  const { text, isLate } = isOwed ? dueWords(row.dueAt, now) : { text: due.answered, isLate: false };
  return (
    <td className={classNames(isLate && "font-[560] text-alert", !isOwed && "text-ink-2")}>
      {text}
      {row.submittedAt ? <small className="font-normal">{applied(shortDay(row.submittedAt))}</small> : null}
    </td>
  );
}

export function ApplicationTable({ rows, now, label, isList }: ApplicationTableProps) {
  return (
    <DeskTable className={styles.table} data-list={isList} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{columns.applicant}</th>
          <th scope="col">{columns.due}</th>
          <th scope="col">{columns.commitment}</th>
          <th scope="col">{columns.status}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <DeskLink href={`/desk/applications/${row.id}`}>{row.name}</DeskLink>
              <small>
                {row.currentRole}
                {row.email ? <span className="max-nav:hidden">, {row.email}</span> : null}
              </small>
            </td>
            <DueCell row={row} now={now} />
            <td>{commitment(row.commitmentLevel)}</td>
            <td>
              <StatusBadge status={row.status} />
            </td>
          </tr>
        ))}
      </tbody>
    </DeskTable>
  );
}
