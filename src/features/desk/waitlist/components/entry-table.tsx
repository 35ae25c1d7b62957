import { deskWaitlist } from "@/content/desk-waitlist";
import type { Entry } from "../service";
import { canInvite, EntryRow } from "./entry-row";
import { SelectAll } from "./select-all";
import "./waitlist.css";

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
    return <p className="sheet desk-empty">{query ? empty.found(query) : emptyTexts[status]}</p>;
  }
  const people = rows.filter(canInvite).map(({ id, name, email }) => ({ id, name, email }));
  const hasBoxes = people.length > 0;
  return (
    <div className="sheet">
      {isCut ? <p className="note">{cut}</p> : null}
      {hasBoxes ? <SelectAll people={people} /> : null}
      <table className={`desk-table entry-table${hasBoxes ? " entry-table--boxes" : ""}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {hasBoxes ? (
              <th scope="col" className="entry-select">
                <span className="visually-hidden">{columns.select}</span>
              </th>
            ) : null}
            <th scope="col" className="entry-who">
              {columns.person}
            </th>
            <th scope="col" className="entry-when">
              {columns.joined}
            </th>
            <th scope="col">{columns.motivation}</th>
            <th scope="col" className="entry-state">
              {columns.status}
            </th>
            <th scope="col" className="entry-do">
              {columns.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((entry) => (
            <EntryRow key={entry.id} entry={entry} hasBoxes={hasBoxes} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
