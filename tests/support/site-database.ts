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

/** Sets the membership of a member of the running site. */
export async function setMembership(page: Page, email: string, status: string) {
  await write(page, "membership", email, status);
}

/** Makes the emails to an address five minutes older. */
export async function ageEmails(page: Page, email: string) {
  await write(page, "age-emails", email);
}

/** Adds members with and without a confirmed address. */
export async function addReaders(page: Page, confirmed: number, others: number) {
  await write(page, "readers", String(confirmed), String(others));
}
