import type { Row } from "./canonical-row";
import type { Table } from "./table-shape";

/** Something rows can be read from: a snapshot of a database, or an archive. Tables come in foreign-key order. */
export type Source = {
  /** Where the rows come from, in words. */
  name: string;
  /** The newest migration it has. */
  migration: string;
  tables: Table[];
  /** Every row of a table, by primary key in the order of bytes, some hundreds at a time. */
  rows(table: Table): AsyncIterable<Row[]>;
};

/** A database inside one transaction, which sees one snapshot. Closing without `commit` rolls back. */
export type Store = Omit<Source, "migration"> & {
  migrations: string[];
  clear(tables: readonly Table[]): Promise<void>;
  insert(table: Table, rows: Row[]): Promise<void>;
  commit(): Promise<void>;
  close(): Promise<void>;
};

/** How many rows are read or written in one batch. */
export const batchSize = 1_000;

/** Makes a source of an open database; throws when it has never been migrated. */
export function sourceOf(store: Store): Source {
  const migration = store.migrations.at(-1);
  if (!migration) throw new Error(`${store.name} has never been migrated: there is nothing to copy`);
  return { name: store.name, migration, tables: store.tables, rows: (table) => store.rows(table) };
}
