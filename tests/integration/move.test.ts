import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { figure, isFull } from "@tests/support/figure";
import { freshDatabase } from "@tests/support/fresh-database";
import { storeManyRows } from "@tests/support/many-rows";
import { allRows, runUntil } from "@tests/support/operator";
import { expect, inject, test } from "vitest";
import { isSqlite } from "@/server/db/client";
import { fillDemo } from "../../prisma/demo/fill";
import { withDatabase } from "../../scripts/support/database-state";
import { applyMigrations } from "../../scripts/support/migrations";
import { move } from "../../scripts/support/move";

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

test.skipIf(isSqlite)("db:move refuses a target of a newer release and says so", async () => {
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

test.skipIf(isSqlite)("db:migrate and db:move refuse a new database that is not in UTF-8", async () => {
  const from = `file:${join(inject("scratch"), "with-all-characters.db")}`;
  await applyMigrations(from);
  const latin = "TEMPLATE template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'";
  const to = await freshDatabase("of_latin_letters", latin);
  for (const attempt of [() => applyMigrations(to), () => move(from, to)])
    await expect(attempt()).rejects.toThrow(/has the encoding LATIN1.*UTF8/);
});
