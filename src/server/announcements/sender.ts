import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { env } from "@/env.mjs";
import { processWide } from "@/process-registry";
import { type Database, database } from "../db/client";
import { wakeMailer } from "../mail/outbox";
import { createWorker } from "../worker";
import { queueNextBatch } from "./announcement-mails";

const paceMs = 1_000;

function createAnnouncer(db: Database) {
  return createWorker(async () => {
    for (;;) {
      const state = await queueNextBatch(db);
      if (state === "idle") return;
      if (state === "queued") wakeMailer();
      await wait(paceMs, undefined, { ref: false });
    }
  }, "announcer failed");
}

/** Starts this process's announcer unless it runs already; tests queue each batch explicitly. */
export function startAnnouncer() {
  if (env.NODE_ENV === "test") return;
  processWide("announcer", () => createAnnouncer(database())).wake();
}
