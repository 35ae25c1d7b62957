import { existsSync } from "node:fs";
import type { Database, Prisma } from "../../src/server/db/client";
import { checkEncoding, listModels, readState, refuseWhileInUse, withDatabase } from "./database-state";
import { applyMigrations, readMigrations } from "./migrations";
import { getSqliteFile } from "./schema-source";

const batchSize = 1_000;
const transactionLimits = { maxWait: 60_000, timeout: 24 * 60 * 60_000 };

async function copyRows(source: Database, target: Prisma.TransactionClient) {
  const targets = listModels(target);
  // Deletes the rows that a new site creates by itself.
  for (const { model } of targets.toReversed()) await model.deleteMany();
  const moved: [string, number][] = [];
  for (const [index, { name, table, model }] of listModels(source).entries()) {
    const rows = await model.count();
    const insert = `INSERT INTO "${table}" SELECT * FROM json_populate_recordset(NULL::"${table}", $1::json)`;
    for (let skip = 0; skip < rows; skip += batchSize) {
      const batch = await model.findMany({ skip, take: batchSize });
      await target.$executeRawUnsafe(insert, JSON.stringify(batch));
    }
    const arrived = await targets[index]?.model.count();
    if (arrived !== rows)
      throw new Error(`${arrived} of ${rows} rows of ${name} arrived; nothing was changed`);
    moved.push([name, rows]);
  }
  return moved;
}

/**
 * Copies all rows into an empty PostgreSQL database in one transaction. Throws if either database is in use, the
 * target has rows or is not in UTF-8, the schema versions differ, or the copied counts differ.
 */
export async function move(from: string, to: string) {
  if (!existsSync(getSqliteFile(from))) throw new Error(`there is no database at ${getSqliteFile(from)}`);
  await refuseWhileInUse(from);
  await refuseWhileInUse(to);
  const { filledTable } = await readState(to);
  if (filledTable)
    throw new Error(`the database to move to is not empty (${filledTable}); nothing was changed`);
  await checkEncoding(to);
  await applyMigrations(to);
  const { migration } = await readState(from);
  const { migration: targetMigration } = await readState(to);
  if (!readMigrations("postgresql").some(({ name }) => name === targetMigration))
    throw new Error("the database to move to is of a newer release; nothing was changed");
  if (migration !== targetMigration)
    throw new Error(`${getSqliteFile(from)} is of another release: run npm run db:migrate on it first`);

  return withDatabase(from, (source) =>
    withDatabase(to, (target) =>
      target.$transaction((transaction) => copyRows(source, transaction), transactionLimits),
    ),
  );
}
