import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { env } from "@/env.mjs";
import { processWide } from "@/process-registry";
import { database } from "../db/client";
import { wakeMailer } from "../mail/outbox";
import { createWorker } from "../worker";
import { queueNextBatch } from "./announcement-mails";

const paceMs = 1_000;

/** Queues batches until no announcement is running or the server stops. */
export async function queueAll(isStopping: () => boolean) {
  while (!isStopping()) {
    const state = await queueNextBatch(database());
    if (state === "idle") return;
    if (state === "queued") wakeMailer();
    await wait(paceMs, undefined, { ref: false });
  }
}

/** Starts the worker, except in tests, which queue each batch explicitly. */
export function startAnnouncer() {
  if (env.NODE_ENV === "test") return;
  processWide("announcer", () => createWorker(queueAll, "announcer failed")).wake();
}
