import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { database } from "@/server/db/client";

const db = database();

test("a write from outside a transaction is kept when the transaction is rolled back", async () => {
  const row = (key: string) => ({ data: { key, points: 0, expire: new Date() } });
  let beside: PromiseLike<unknown> | undefined;
  const transaction = db.$transaction(async (inside) => {
    await inside.rateLimit.create(row("inside"));
    beside = db.rateLimit.create(row("beside")).then();
    await wait(50);
    throw new Error("rolled back");
  });
  await expect(transaction).rejects.toThrow("rolled back");
  await beside;
  const rows = await db.rateLimit.findMany({ where: { key: { in: ["inside", "beside"] } } });
  expect(rows.map(({ key }) => key)).toEqual(["beside"]);
});
