import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { makeCrowd } from "@tests/support/crowd";
import { figure } from "@tests/support/figure";
import { allRows, runUntil } from "@tests/support/operator";
import { expect, inject, onTestFinished, test } from "vitest";
import { database, isSqlite } from "@/server/db/client";
import { fillDemo } from "../../prisma/demo/fill";
import { withDatabase } from "../../scripts/support/database-state";
import { move } from "../../scripts/support/move";
import { startPostgres } from "../../scripts/support/postgres";

test.runIf(isSqlite)(
  "a move to PostgreSQL copies every row, also after one that was killed",
  async () => {
    const db = database();
    await fillDemo(db);
    await makeCrowd(400, 3_600);
    const file = join(inject("scratch"), "to-move.db");
    await db.$executeRawUnsafe(`VACUUM INTO '${file}'`);
    const from = `file:${file}`;
    const postgres = await startPostgres(process.env.TEST_POSTGRES_URL);
    onTestFinished(() => postgres.stop());
    const to = await postgres.createDatabase("moved_to");

    await runUntil("move", [from, to], {}, 2_500);
    const started = performance.now();
    const moved = await move(from, to);
    figure("move-takes", performance.now() - started, "ms");
    const [here, there] = [await withDatabase(from, allRows), await withDatabase(to, allRows)];
    const differing = [...here].filter(([name, rows]) => !isDeepStrictEqual(there.get(name), rows));
    figure("move-tables-that-differ", differing.length, `of ${here.size}`);
    expect(differing.map(([name]) => name)).toEqual([]);
    expect(moved).toEqual([...here].map(([name, rows]) => [name, rows.length]));
    await expect(move(from, to)).rejects.toThrow(/is not empty/);
  },
  120_000,
);
