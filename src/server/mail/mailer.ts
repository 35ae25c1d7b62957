import "server-only";
import { randomUUID } from "node:crypto";
import { processWide } from "@/process-registry";
import { type Database, database } from "../db/client";
import { createWorker, type Worker } from "../worker";
import { deliverDue } from "./delivery";
import { configuredSender, type SendMail } from "./transport";

function createMailer(db: Database, send: SendMail) {
  const worker = randomUUID();
  return createWorker(async () => {
    while ((await deliverDue(db, send, worker)) > 0);
  }, "mailer failed");
}

const mailer = processWide<{ worker: Worker | null }>("mailer", () => ({ worker: null }));

/** Starts this process's mailer unless it runs already, and delivers the queued mail. */
export function startMailer() {
  mailer.worker ??= createMailer(database(), configuredSender());
  mailer.worker.wake();
}

/** Stops this process from sending, for commands that only fill the outbox. */
export function disableMailer() {
  mailer.worker = { wake: () => {} };
}
