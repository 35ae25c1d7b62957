import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { figure, isFull } from "@tests/support/figure";
import { freshDatabase } from "@tests/support/fresh-database";
import { storeManyRows } from "@tests/support/many-rows";
import { allRows, runUntil } from "@tests/support/operator";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { env } from "@/env.mjs";
import { isSqlite } from "@/server/db/client";
import { fillDemo } from "../../prisma/demo/fill";
import { createBackup } from "../../scripts/support/backup";
import { withDatabase } from "../../scripts/support/database-state";
import { applyMigrations } from "../../scripts/support/migrations";
import { move } from "../../scripts/support/move";
import { restore } from "../../scripts/support/restore";

test.skipIf(isSqlite)("db:move copies every row to PostgreSQL, even after a killed run", async () => {
  const from = `file:${join(inject("scratch"), "to-move.db")}`;
  await applyMigrations(from);
  await withDatabase(from, async (db) => {
    await fillDemo(db);
    // In the full run the move takes longer than the delay until the kill.
    const times = isFull ? 10 : 1;
    await storeManyRows(db, 400 * times, 3_600 * times);
  });
  const to = await freshDatabase("moved_to");

  if (isFull) await runUntil("move", [from, to], {}, 1_500);
  const moved = await move(from, to);
  const [here, there] = [await withDatabase(from, allRows), await withDatabase(to, allRows)];
  const differing = [...here].filter(([name, rows]) => !isDeepStrictEqual(there.get(name), rows));
  figure("move-tables-that-differ", differing.length, `of ${here.size}`);
  expect(differing.map(([name]) => name)).toEqual([]);
  expect(moved).toEqual([...here].map(([name, rows]) => [name, rows.length]));
  await expect(move(from, to)).rejects.toThrow(/is not empty/);
});

test.skipIf(isSqlite)("db:move refuses a target of a newer release and names the reason", async () => {
  const from = `file:${join(inject("scratch"), "of-this-release.db")}`;
  await applyMigrations(from);
  const to = await freshDatabase("of_a_newer_release");
  await applyMigrations(to);
  await withDatabase(to, async (db) => {
    await db.$executeRaw`INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at")
      VALUES ('newer', '', '29990101000000_newer', now())`;
  });
  await expect(move(from, to)).rejects.toThrow(/database to move to is of a newer release/);
});

test.skipIf(isSqlite)(
  "db:migrate, db:move and db:restore refuse an empty database that is not in UTF-8",
  async () => {
    const from = `file:${join(inject("scratch"), "with-all-characters.db")}`;
    await applyMigrations(from);
    const latin = "TEMPLATE template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'";
    const to = await freshDatabase("of_latin_letters", latin);
    const [file, uploadsDir] = [
      join(inject("scratch"), "all-characters.tar"),
      join(inject("scratch"), "none"),
    ];
    await createBackup({ databaseUrl: env.DATABASE_URL, uploadsDir }, file);
    const moveOrRestore = [() => move(from, to), () => restore(file, { databaseUrl: to, uploadsDir }, true)];
    const message =
      "the database has the encoding LATIN1: create it with ENCODING 'UTF8'; nothing was changed";
    for (const attempt of [...moveOrRestore, () => applyMigrations(to)])
      await expect(attempt()).rejects.toThrow(message);

    // An earlier release created the tables.
    const client = new pg.Client(to);
    await client.connect();
    await client.query("CREATE TABLE future_apps ()");
    await client.end();
    for (const attempt of moveOrRestore) await expect(attempt()).rejects.toThrow(message);
  },
);
