import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { DeskEmpty } from "./desk-panel";
import styles from "./desk-table.module.css";

type Cell<Row> = {
  className?: string;
  isHeadingHidden?: boolean;
  show: (row: Row) => ReactNode;
};

export type DeskCells<Row, Column extends string> = Record<Column, Cell<Row>>;

type DeskTableProps<Row, Column extends string> = Omit<ComponentProps<"table">, "children"> & {
  caption?: string;
  /** The visible columns in order. */
  headings: Partial<Record<Column, string>>;
  cells: DeskCells<Row, Column>;
  rows: readonly Row[];
  /** Stands above the rows, or in place of a table without rows. */
  note?: string;
  /** Replaces a table without rows. */
  empty?: string;
};

export function DeskTable<Row extends { id: string }, Column extends string>({
  caption,
  headings,
  cells,
  rows,
  note,
  empty,
  className,
  ...rest
}: DeskTableProps<Row, Column>) {
  const missing = note ?? empty;
  if (missing && rows.length === 0) return <DeskEmpty>{missing}</DeskEmpty>;
  const columns = Object.keys(headings) as Column[];
  return (
    <>
      {note ? (
        <div>
          <p className="note mb-s4">{note}</p>
        </div>
      ) : null}
      <table className={clsx(styles.table, className)} {...rest}>
        {caption ? <caption className="sr-only">{caption}</caption> : null}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={cells[column].className}>
                {cells[column].isHeadingHidden ? (
                  <span className="sr-only">{headings[column]}</span>
                ) : (
                  headings[column]
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column) => (
                <td key={column} className={cells[column].className}>
                  {cells[column].show(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
