import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { runTs } from "../../scripts/support/run.mjs";
import { siteFolder } from "./site-folder.mjs";

async function write(page: Page, ...args: string[]) {
  const folder = siteFolder(new URL(page.url()).port);
  const env = { DATABASE_URL: readFileSync(join(folder, "database"), "utf8"), LOG_LEVEL: "warn" };
  expect(await runTs("tests/support/site-rows.ts", args, { quiet: true, env }), args.join(" ")).toBe(0);
}

/** Gives a member of the site that is open a membership, as a sale will one day. */
export async function setMembership(page: Page, email: string, status: string) {
  await write(page, "membership", email, status);
}

/** Lets five minutes pass since the letters to that address were sent by the site that is open. */
export async function ageLetters(page: Page, email: string) {
  await write(page, "age-letters", email);
}

/** Members of the site that is open, so many with a confirmed address and so many without. */
export async function addReaders(page: Page, confirmed: number, others: number) {
  await write(page, "readers", String(confirmed), String(others));
}

/** From now on the database of the site that is open refuses every write to this member's row. SQLite only. */
export async function refuseWritesTo(page: Page, email: string) {
  await write(page, "refuse-writes", email);
}
