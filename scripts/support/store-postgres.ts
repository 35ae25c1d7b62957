import pg from "pg";
import { canonicalValue, type Row, type Value } from "./canonical-row";
import { maintenanceName } from "./migrations";
import { batchSize, type Store } from "./source";
import { inForeignKeyOrder, type Kind, kindOf, quoted, type Table } from "./table-shape";

const arrayTypes: Record<Kind, string> = {
  text: "text",
  int: "int4",
  bigint: "int8",
  float: "float8",
  bool: "bool",
  time: "timestamp",
  json: "jsonb",
};

const columnsQuery = `
  SELECT table_name, column_name, data_type FROM information_schema.columns
  JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY table_name, column_name COLLATE "C"`;

const keysQuery = `
  SELECT t.relname AS table_name, c.contype AS kind, a.attname AS column_name, f.relname AS needs
  FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid LEFT JOIN pg_class f ON f.oid = c.confrelid
  CROSS JOIN LATERAL unnest(c.conkey) WITH ORDINALITY AS k (attnum, place)
  JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.attnum
  WHERE t.relnamespace = current_schema()::regnamespace AND c.contype IN ('p', 'f') ORDER BY c.oid, k.place`;

type ColumnInfo = { table_name: string; column_name: string; data_type: string };
type KeyInfo = { table_name: string; kind: "p" | "f"; column_name: string; needs: string | null };

async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows: columns } = await client.query<ColumnInfo>(columnsQuery);
  const { rows: keys } = await client.query<KeyInfo>(keysQuery);
  const names = [...new Set(columns.map((column) => column.table_name))];
  const tables = names
    .filter((name) => name !== "_prisma_migrations")
    .map((name) => {
      const own = keys.filter((key) => key.table_name === name);
      return {
        name,
        columns: columns
          .filter((column) => column.table_name === name)
          .map((column) => ({
            name: column.column_name,
            kind: kindOf(name, column.column_name, column.data_type),
          })),
        key: own.filter(({ kind }) => kind === "p").map((key) => key.column_name),
        needs: [...new Set(own.flatMap(({ kind, needs }) => (kind === "f" && needs ? [needs] : [])))],
      };
    });
  return inForeignKeyOrder(tables);
}

async function migrationsOf(client: pg.Client) {
  const { rows: found } = await client.query("SELECT to_regclass('_prisma_migrations')::text AS name");
  if (!found[0]?.name) return [];
  const { rows } = await client.query<{ migration_name: string }>(
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name COLLATE "C"',
  );
  return rows.map((row) => row.migration_name);
}

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: maintenanceName });
  await client.connect();
  return client;
}

/** Whether anybody but the tools of this project is connected to the database. */
export async function isPostgresInUse(url: string) {
  const client = await connect(url);
  try {
    const { rows } = await client.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'
       AND pid <> pg_backend_pid() AND application_name <> $1`,
      [maintenanceName],
    );
    return rows.length > 0;
  } finally {
    await client.end();
  }
}

/** Drops the site's tables and the record of its migrations, all or none. */
export async function dropPostgresTables(url: string, names: string[]) {
  const client = await connect(url);
  try {
    await client.query(`DROP TABLE IF EXISTS ${[...names, "_prisma_migrations"].map(quoted).join(", ")}`);
  } finally {
    await client.end();
  }
}

function storedValue(kind: Kind, value: Value) {
  return kind === "time" && value !== null ? String(value).replace(/Z$/, "") : value;
}

/** The PostgreSQL half of `openStore`. */
export async function openPostgresStore(url: string, mode: "read" | "write"): Promise<Store> {
  const client = await connect(url);
  await client.query("SET datestyle = 'ISO'; SET extra_float_digits = 1");
  await client.query(
    mode === "write" ? "BEGIN" : "BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY",
  );
  const tables = await tablesOf(client);
  const types = { getTypeParser: () => (value: string) => value };
  return {
    name: `PostgreSQL ${client.database ?? ""}`.trim(),
    tables,
    migrations: await migrationsOf(client),
    async *rows({ name, columns, key }) {
      const names = columns.map((column) => quoted(column.name)).join(", ");
      const isText = (column: string) => columns.some((one) => one.name === column && one.kind === "text");
      const order = key
        .map((column) => `${quoted(column)}${isText(column) ? ' COLLATE "C"' : ""}`)
        .join(", ");
      await client.query(
        `DECLARE reading NO SCROLL CURSOR FOR SELECT ${names} FROM ${quoted(name)} ORDER BY ${order}`,
      );
      for (;;) {
        const text = `FETCH ${batchSize} FROM reading`;
        const { rows } = await client.query<unknown[]>({ text, rowMode: "array", types });
        if (!rows.length) break;
        yield rows.map(
          (values): Row => columns.map(({ kind }, index) => canonicalValue(kind, values[index])),
        );
      }
      await client.query("CLOSE reading");
    },
    clear: async (given) => {
      await client.query(`TRUNCATE ${given.map(({ name }) => quoted(name)).join(", ")}`);
    },
    insert: async ({ name, columns }, rows) => {
      const names = columns.map((column) => quoted(column.name)).join(", ");
      const lists = columns.map(({ kind }, index) => `$${index + 1}::${arrayTypes[kind]}[]`).join(", ");
      const values = columns.map(({ kind }, index) =>
        rows.map((row) => storedValue(kind, row[index] ?? null)),
      );
      await client.query(`INSERT INTO ${quoted(name)} (${names}) SELECT * FROM unnest(${lists})`, values);
    },
    commit: async () => {
      await client.query("COMMIT");
      await client.query("ANALYZE");
    },
    close: async () => {
      await client.end();
    },
  };
}
