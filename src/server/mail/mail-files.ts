import "server-only";
import { readdir, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { env } from "@/env.mjs";
import type { Database } from "../db/client";
import { attempt } from "../log";

/** Returns the path of the file that is written instead of an email if no SMTP server is configured. */
export function getMailFile(messageId: string) {
  const name = messageId.replace(/[^a-z0-9-]+/gi, "_").replace(/^_|_$/g, "");
  return resolve(/*turbopackIgnore: true*/ join(/*turbopackIgnore: true*/ env.MAIL_FOLDER, `${name}.eml`));
}

/** Returns the state to show: "filed" for an email that was written to a file and not sent. */
export function getShownState<State extends string>(state: State) {
  return state === "sent" && !env.SMTP_URL ? "filed" : state;
}

async function readMessageIds(db: Database) {
  const mails = await db.outboxMail.findMany({ select: { messageId: true } });
  return mails.map(({ messageId }) => messageId);
}

/** Returns the names of the email files, including partial files that a killed process has left. */
async function listMailFiles() {
  const names = await readdir(env.MAIL_FOLDER).catch(() => []);
  return names.filter((name) => /\.eml(\.part)?$/.test(name));
}

/**
 * Deletes the files of the emails that `work` removed from the outbox. A failure is only logged, because `work` has
 * succeeded.
 */
export async function withMailFileCleanup<Result>(db: Database, work: () => Promise<Result>) {
  // Files from the time before a mail server was configured may still be there.
  if (env.SMTP_URL && (await listMailFiles()).length === 0) return work();
  const before = await readMessageIds(db);
  const result = await work();
  await attempt("remove email files", async () => {
    const left = new Set(await readMessageIds(db));
    const gone = before.filter((messageId) => !left.has(messageId));
    await Promise.all(gone.map(removeMailFile));
  });
  return result;
}

export async function removeMailFile(messageId: string) {
  const file = getMailFile(messageId);
  await rm(file, { force: true });
  // A process that was killed while writing leaves a partial file.
  await rm(`${file}.part`, { force: true });
}

/** Deletes email files older than `time`, in milliseconds since the epoch. */
export async function removeMailFilesBefore(time: number) {
  for (const name of await listMailFiles()) {
    const file = join(/*turbopackIgnore: true*/ env.MAIL_FOLDER, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: time }));
    if (mtimeMs < time) await attempt("remove an old email file", () => rm(file, { force: true }));
  }
}
