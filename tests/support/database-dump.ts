import { readFileSync } from "node:fs";
import { database } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/sqlite/client";

type Row = Record<string, unknown>;
type Table = { findMany: () => Promise<Row[]> };

/** The columns by which a row of each model is known, as the schema says: one, or several together. */
const keys = new Map(
  [...readFileSync("prisma/schema.prisma", "utf8").matchAll(/^model (\w+) \{(.+?)^\}/gms)].map(
    ([, model, body = ""]) => {
      const [, one, several] = /^ +(\w+) +\w+ .*?@id\b|^ +@@id\(\[(.+?)\]\)/m.exec(body) ?? [];
      return [model, (several ?? one ?? "").split(", ")];
    },
  ),
);

function nameOf(model: string, row: Row) {
  return `${model}/${keys.get(model)?.map((column) => row[column])}`;
}

/** Every row of every table, by `Table/id`. */
export async function dumpDatabase({ without = [] as string[] } = {}) {
  const db = database() as unknown as Record<string, Table>;
  const rows = new Map<string, Row>();
  const models = Object.keys(Prisma.ModelName).filter((name) => !without.includes(name));
  const tables = models.map((model) => db[`${model[0]?.toLowerCase()}${model.slice(1)}`]?.findMany() ?? []);
  for (const [at, found] of (await Promise.all(tables)).entries()) {
    for (const row of found) rows.set(nameOf(String(models[at]), row), JSON.parse(JSON.stringify(row)));
  }
  return rows;
}

type Dump = Awaited<ReturnType<typeof dumpDatabase>>;

/** The columns in which two dumps differ, as `Table/id.column`; a row that came or went is one entry. */
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
