import "server-only";
import { readdir, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { env } from "@/env.mjs";
import type { Database } from "../db/client";

/** The file of a mail that is written instead of sent, named by its Message-ID. */
export function letterFile(folder: string, messageId: string) {
  const name = messageId.replace(/[^a-z0-9-]+/gi, "_").replace(/^_|_$/g, "");
  return resolve(/*turbopackIgnore: true*/ join(/*turbopackIgnore: true*/ folder, `${name}.eml`));
}

async function messageIds(db: Database) {
  const mails = await db.outboxMail.findMany({ select: { messageId: true } });
  return mails.map(({ messageId }) => messageId);
}

/** Does something that removes mails from the outbox, and then takes away their files. Gives what it gave. */
export async function withTheirLetters<Result>(db: Database, work: () => Promise<Result>) {
  if (env.SMTP_URL) return work();
  const before = await messageIds(db);
  const result = await work();
  const left = new Set(await messageIds(db));
  const gone = before.filter((messageId) => !left.has(messageId));
  const files = gone.map((messageId) => letterFile(env.MAIL_FOLDER, messageId));
  // Also what a kill left of one that was being written.
  const parts = files.map((file) => `${file}.part`);
  await Promise.all([...files, ...parts].map((file) => rm(file, { force: true })));
  return result;
}

/** Takes away the files of mails written before a time, in milliseconds. */
export async function removeLettersBefore(time: number) {
  const names = await readdir(env.MAIL_FOLDER).catch(() => []);
  for (const name of names.filter((name) => /\.eml(\.part)?$/.test(name))) {
    const file = join(/*turbopackIgnore: true*/ env.MAIL_FOLDER, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: time }));
    if (mtimeMs < time) await rm(file, { force: true });
  }
}
