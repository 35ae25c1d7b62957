import { deskWaitlist } from "@/content/desk-waitlist";
import { DeskEmpty } from "../../components/desk-empty";
import { DeskSheet } from "../../components/desk-sheet";
import { DeskTable } from "../../components/desk-table";
import type { Entry } from "../service";
import { canInvite, EntryRow } from "./entry-row";
import styles from "./entry-table.module.css";
import { SelectAll } from "./select-all";

type EntryTableProps = { rows: Entry[]; isCut: boolean; status: string; query?: string };

const { columns, caption, cut, empty } = deskWaitlist;
const emptyTexts: Record<string, string> = {
  waiting: empty.waiting,
  invited: empty.invited,
  left: empty.left,
  all: empty.all,
};

/** A page of the waitlist; on a narrow screen each row is a card. */
export function EntryTable({ rows, isCut, status, query }: EntryTableProps) {
  if (rows.length === 0) {
    return <DeskEmpty isSheet>{query ? empty.found(query) : emptyTexts[status]}</DeskEmpty>;
  }
  const people = rows.filter(canInvite).map(({ id, name, email }) => ({ id, name, email }));
  const hasBoxes = people.length > 0;
  return (
    <DeskSheet>
      {isCut ? <p className="note">{cut}</p> : null}
      {hasBoxes ? <SelectAll people={people} /> : null}
      <DeskTable className={styles.table} data-boxes={hasBoxes || undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {hasBoxes ? (
              <th scope="col" className={styles.select}>
                <span className="sr-only">{columns.select}</span>
              </th>
            ) : null}
            <th scope="col" className={styles.person}>
              {columns.person}
            </th>
            <th scope="col" className={styles.joined}>
              {columns.joined}
            </th>
            <th scope="col">{columns.motivation}</th>
            <th scope="col" className={styles.state}>
              {columns.status}
            </th>
            <th scope="col" className={styles.actions}>
              {columns.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((entry) => (
            <EntryRow key={entry.id} entry={entry} hasBoxes={hasBoxes} />
          ))}
        </tbody>
      </DeskTable>
    </DeskSheet>
  );
}
