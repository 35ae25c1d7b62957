import { database } from "@/server/db/client";
import { listModels } from "../../scripts/support/database-state";

type Row = Record<string, unknown>;

const keyOf = ({ id, key, userId, series, day }: Row) => id ?? key ?? (series ? [series, day] : userId);

/** Returns all rows by the key `Table/id`. */
export async function dumpDatabase({ without = [] as string[] } = {}) {
  const wanted = listModels(database()).filter(({ name }) => !without.includes(name));
  const tables = await Promise.all(
    wanted.map(async ({ name, model }) => {
      const rows = await model.findMany({ skip: 0, take: 100_000 });
      return rows.map((row): [string, Row] => [`${name}/${keyOf(row)}`, row]);
    }),
  );
  return new Map(tables.flat());
}

/** Returns the table of each row that contains the text, ignoring case. */
export async function listTablesWith(text: string) {
  const isIn = (row: Row) => JSON.stringify(row).toLowerCase().includes(text.toLowerCase());
  return [...(await dumpDatabase())].flatMap(([name, row]) => (isIn(row) ? [name.split("/")[0]] : []));
}

type Dump = Awaited<ReturnType<typeof dumpDatabase>>;

/** Returns the changed columns as `Table/id.column`, and an added or deleted row as `Table/id`. */
export function columnsChanged(before: Dump, after: Dump) {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    if (!old || !now) return [name];
    return Object.keys(now)
      .filter((column) => JSON.stringify(old[column]) !== JSON.stringify(now[column]))
      .map((column) => `${name}.${column}`);
  });
}
