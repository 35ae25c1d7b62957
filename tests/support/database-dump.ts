import { readFileSync } from "node:fs";
import { database } from "@/server/db/client";

type Row = Record<string, unknown>;
type Model = { name: string; table: string; columns: Map<string, string>; key: string[] };

const models: Model[] = [
  ...readFileSync("prisma/schema.prisma", "utf8").matchAll(/^model (\w+) \{(.+?)^\}/gms),
].map(([, name = "", body = ""]) => {
  const [, one, several] = /^ +(\w+) +\w+ .*?@id\b|^ +@@id\(\[(.+?)\]\)/m.exec(body) ?? [];
  const fields = body.matchAll(/^ +(\w+) +(String|Int|BigInt|Float|Boolean|DateTime|Bytes|Json)\b/gm);
  return {
    name,
    table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name,
    columns: new Map([...fields].map(([, column = "", type = ""]) => [column, type])),
    key: (several ?? one ?? "").split(", "),
  };
});

const build = process.env.TEST_DATABASE === "postgresql" ? "jsonb_build_object" : "json_object";

/** One statement for all tables, because a test makes hundreds of dumps. */
const statementOf = (wanted: Model[]) =>
  wanted
    .map(({ name, table, columns }) => {
      const pairs = [...columns.keys()].map((column) => `'${column}', "${column}"`);
      return `SELECT '${name}' AS model, CAST(${build}(${pairs}) AS TEXT) AS row FROM "${table}"`;
    })
    .join(" UNION ALL ");

/** The databases store flags and times differently. */
function asOurs(type: string | undefined, value: unknown) {
  if (value === null) return null;
  if (type === "Boolean") return Boolean(value);
  if (type !== "DateTime") return value;
  const time = String(value);
  return new Date(/Z|[+-]\d\d:?\d\d$/.test(time) ? time : `${time}Z`).toISOString();
}

/** Each row has the key `Table/id`. */
export async function dumpDatabase({ without = [] as string[] } = {}) {
  const wanted = models.filter(({ name }) => !without.includes(name));
  const found = await database().$queryRawUnsafe<{ model: string; row: string }[]>(statementOf(wanted));
  const rows = new Map<string, Row>();
  for (const { model, row: text } of found) {
    const { columns, key = [] } = wanted.find(({ name }) => name === model) ?? {};
    const entries = Object.entries(JSON.parse(text));
    const row: Row = Object.fromEntries(
      entries.map(([name, value]) => [name, asOurs(columns?.get(name), value)]),
    );
    rows.set(`${model}/${key.map((column) => row[column])}`, row);
  }
  return rows;
}

type Dump = Awaited<ReturnType<typeof dumpDatabase>>;

/** A changed column is `Table/id.column`; an added or deleted row is one entry. */
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
