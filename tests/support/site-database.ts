import { expect, type Page } from "@playwright/test";
import { runTs } from "../../scripts/support/run.mjs";
import { readDatabaseUrl } from "./site-folder.mjs";

async function write(page: Page, ...args: string[]) {
  const env = { DATABASE_URL: readDatabaseUrl(new URL(page.url()).port), LOG_LEVEL: "warn" };
  expect(await runTs("tests/support/site-rows.ts", args, { quiet: true, env }), args.join(" ")).toBe(0);
}

export async function setMembership(page: Page, email: string, status: string) {
  await write(page, "membership", email, status);
}

/** Waits until the emails to an address are sent, and stores them with a time five minutes ago and the given state. */
export async function ageEmails(page: Page, email: string, state: "sent" | "failed" = "sent") {
  await write(page, "age-emails", email, state);
}

export async function addReaders(page: Page, confirmed: number, others: number) {
  await write(page, "readers", String(confirmed), String(others));
}

/** Brings the time of the document's schedule forward to now. */
export async function makeDue(page: Page, document: string) {
  await write(page, "due", document);
}
