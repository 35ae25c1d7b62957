import "server-only";
import { randomUUID } from "node:crypto";
import { processWide } from "@/process-registry";
import { type Database, database } from "../db/client";
import { createWorker, type Worker } from "../worker";
import { deliverDue } from "./delivery";
import { configuredSender, type SendMail } from "./transport";

/** Delivers due mail, one round at a time. */
function createMailer(db: Database, send: SendMail) {
  const worker = randomUUID();
  return createWorker(async () => {
    while ((await deliverDue(db, send, worker)) > 0);
  }, "mailer failed");
}

const mailer = processWide<{ worker: Worker | null }>("mailer", () => ({ worker: null }));

/** Starts this process's mailer, once, and delivers what is in the outbox already. */
export function startMailer() {
  mailer.worker ??= createMailer(database(), configuredSender());
  mailer.worker.wake();
}

/** For commands that fill the outbox: this process then sends nothing. */
export function disableMailer() {
  mailer.worker = { wake: () => {} };
}
