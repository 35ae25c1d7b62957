import { makeMember, signInAs } from "@tests/support/factories";
import { createBrowser } from "@tests/support/http";
import { callOf, procedures } from "@tests/support/procedures";
import { expect, test } from "vitest";
import { database } from "@/server/db/client";
import { procedures as described } from "../../scripts/support/procedures";

const db = database();

async function limitsUsedBy(procedure: (typeof procedures)[number]) {
  await db.rateLimit.deleteMany();
  const { claims, cookie } = await signInAs(await makeMember({ role: "coach" }));
  const browser = createBrowser();
  browser.keep(cookie);
  const [path, call] = callOf(procedure, procedure.sample({ sessionId: claims.sid }));
  const response = await browser.trpc(path, call);
  await response.body?.cancel();
  const rows = await db.rateLimit.findMany({ select: { key: true } });
  return rows.map(({ key }) => key.slice(0, key.indexOf(":")));
}

test("a call counts against the limits that its procedure declares and against no other limits", async () => {
  let counted = 0;
  for (const procedure of procedures) {
    const { limits } = described.find(({ name }) => name === procedure.name)!;
    const always = limits.filter(({ when }) => !when).map(({ name }) => name);
    const names = await limitsUsedBy(procedure);
    counted += names.length;
    expect([procedure.name, ...names]).toEqual(expect.arrayContaining([procedure.name, ...always]));
    expect(limits.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  }
  expect(counted).toBeGreaterThan(20);
}, 60_000);
