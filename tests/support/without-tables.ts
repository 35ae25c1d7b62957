import Database from "better-sqlite3";
import { Client } from "pg";

export async function runSql(url: string, statements: string[]) {
  if (url.startsWith("file:")) {
    const db = new Database(url.slice("file:".length));
    for (const statement of statements) db.exec(statement);
    return void db.close();
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

export async function withoutTables<Result>(url: string, tables: string[], work: () => Promise<Result>) {
  await runSql(
    url,
    tables.map((table) => `ALTER TABLE "${table}" RENAME TO "${table}_away"`),
  );
  try {
    return await work();
  } finally {
    await runSql(
      url,
      tables.map((table) => `ALTER TABLE "${table}_away" RENAME TO "${table}"`),
    );
  }
}
