import { deskWaitlist } from "@/content/desk-waitlist";
import { DeskEmpty } from "../../components/desk-empty";
import { DeskSheet } from "../../components/desk-sheet";
import { DeskTable } from "../../components/desk-table";
import type { Entry } from "../service";
import { canInvite, entryCells, personOf } from "./entry-cells";
import styles from "./entry-table.module.css";
import { SelectAll } from "./select-box";

type EntryTableProps = { rows: Entry[]; status: string; query?: string };

const { columns, caption, empty } = deskWaitlist;
const { select: _, ...withoutBoxes } = columns;
const emptyTexts: Record<string, string> = {
  waiting: empty.waiting,
  invited: empty.invited,
  left: empty.left,
  all: empty.all,
};

/** A page of the waitlist; on a narrow screen each row is a card. */
export function EntryTable({ rows, status, query }: EntryTableProps) {
  if (rows.length === 0) {
    return <DeskEmpty isSheet>{query ? empty.found(query) : emptyTexts[status]}</DeskEmpty>;
  }
  const people = rows.filter(canInvite).map(personOf);
  const hasBoxes = people.length > 0;
  return (
    <DeskSheet>
      {hasBoxes ? <SelectAll people={people} /> : null}
      <DeskTable
        className={styles.table}
        data-boxes={hasBoxes || undefined}
        caption={caption}
        headings={hasBoxes ? columns : withoutBoxes}
        cells={entryCells}
        rows={rows}
      />
    </DeskSheet>
  );
}
