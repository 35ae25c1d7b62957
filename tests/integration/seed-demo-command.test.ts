import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import type { Database } from "@/server/db/client";
import { buildMemberRow } from "../../prisma/rows/member-row";
import { withDatabase } from "../../scripts/support/database-state";
import { applyMigrations } from "../../scripts/support/migrations";
import { makeEntry } from "../support/desk-records";
import { isFull } from "../support/figure";
import { freshDatabase } from "../support/fresh-database";

const mailFolder = join(inject("scratch"), `demo-mail-${randomBytes(4).toString("hex")}`);

function seedDemo(url: string, settings: Partial<NodeJS.ProcessEnv> = {}) {
  const args = ["--conditions=react-server", "--import", "tsx", "prisma/seed-demo.ts"];
  const own = { NODE_ENV: "development", DATABASE_URL: url, MAIL_FOLDER: mailFolder } as const;
  const env = { ...process.env, ...own, ...settings };
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, args, { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: (stdout + stderr).trim() });
    });
  });
}

const aName = () => `demo_${randomBytes(4).toString("hex")}`;

// In the quick run, seed-demo.test.ts tests what the command writes, on both databases.
const testInFull = test.runIf(isFull);

testInFull("the demo command fills an empty database once and prints how to sign in", async () => {
  const url = await freshDatabase(aName());
  const first = await seedDemo(url);
  expect(first).toMatchObject({ code: 0 });
  expect(first.output).toMatch(/\/desk\b/);
  expect(first.output).toMatch(/email\s+ilse@example\.org\n\s+password\s+[\w-]{20}\n/);
  const count = () => withDatabase(url, (db) => Promise.all([db.user.count(), db.auditEntry.count()]));
  const [members, events] = await count();
  expect(members).toBeGreaterThan(300);

  const second = await seedDemo(url);
  expect(second).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^The demo data is already in this database\./),
  });
  expect(second.output).not.toContain("\n");
  expect(await count()).toEqual([members, events]);
  expect(existsSync(mailFolder)).toBe(false);
});

testInFull.each<[string, (db: Database) => Promise<unknown>, string]>([
  [
    "already has members",
    (db) => db.user.create({ data: buildMemberRow({ email: "someone@example.org" }) }),
    "this database has members or forms already",
  ],
  ["already has submitted forms", (db) => makeEntry({}, db), "this database has members or forms already"],
  [
    "holds an interrupted run of the demo",
    (db) => db.user.create({ data: { ...buildMemberRow({ email: "ilse@example.org" }), id: "demo-coach" } }),
    "an earlier run of the demo was interrupted",
  ],
])("the demo command exits with a one-line error if the database %s", async (_, fill, reason) => {
  const url = await freshDatabase(aName());
  await applyMigrations(url);
  await withDatabase(url, fill);
  const count = () => withDatabase(url, (db) => db.user.count());
  const before = await count();
  const output = expect.stringMatching(new RegExp(`^Aurea: ${reason}.*$`));
  expect(await seedDemo(url)).toEqual({ code: 1, output });
  expect(await count()).toBe(before);
});

testInFull("the demo command refuses to run for a public site before it changes anything", async () => {
  const url = await freshDatabase(aName());
  const { code, output } = await seedDemo(url, {
    NODE_ENV: "production",
    NEXTAUTH_URL: "https://example.org",
  });
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^Aurea: NEXTAUTH_URL is https:\/\/example\.org: .*$/),
  ]);
  const tables = () => withDatabase(url, (db) => db.user.count());
  await expect(tables()).rejects.toMatchObject({ code: "P2021" });
});
