/** What a column holds, the same word for both databases. */
export type Kind = "text" | "int" | "bigint" | "float" | "bool" | "time" | "json";

type Column = { name: string; kind: Kind };

/** A table as the database itself describes it: columns by name, its primary key, the tables it refers to. */
export type Table = { name: string; columns: Column[]; key: string[]; needs: string[] };

const kinds: Record<string, Kind> = {
  text: "text",
  "character varying": "text",
  integer: "int",
  bigint: "bigint",
  real: "float",
  "double precision": "float",
  boolean: "bool",
  datetime: "time",
  "timestamp without time zone": "time",
  jsonb: "json",
};

/** The kind of a declared type; throws on one that nobody has taught to copy, rather than lose it. */
export function kindOf(table: string, column: string, type: string): Kind {
  const kind = kinds[type.toLowerCase()];
  if (!kind) throw new Error(`${table}.${column} is of type ${type}, which cannot be copied yet`);
  return kind;
}

/**
 * Puts each table after those it refers to, by name where it does not matter. Rows that refer to rows of their own table
 * have later ids than those, and rows are copied in the order of their ids.
 */
export function inForeignKeyOrder(tables: readonly Table[]): Table[] {
  const waiting = [...tables].sort((a, b) => (a.name < b.name ? -1 : 1));
  const placed: Table[] = [];
  while (waiting.length) {
    const isFree = ({ name: own, needs }: Table) =>
      needs.every((name) => name === own || placed.some((table) => table.name === name));
    const at = waiting.findIndex(isFree);
    if (at < 0) throw new Error(`tables refer to each other: ${waiting.map(({ name }) => name).join(", ")}`);
    placed.push(...waiting.splice(at, 1));
  }
  return placed;
}

/** A name of the database as SQL writes it. */
export function quoted(name: string) {
  return `"${name.replaceAll('"', '""')}"`;
}
