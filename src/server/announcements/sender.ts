import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { env } from "@/env.mjs";
import { processWide } from "@/process-registry";
import { type Database, database } from "../db/client";
import { wakeMailer } from "../mail/outbox";
import { createWorker } from "../worker";
import { advance } from "./queue-letters";

const paceMs = 1_000;

/** Goes on with what is being announced, until nothing is. */
function createAnnouncer(db: Database) {
  return createWorker(async () => {
    for (;;) {
      const state = await advance(db);
      if (state === "idle") return;
      if (state === "queued") wakeMailer();
      await wait(paceMs, undefined, { ref: false });
    }
  }, "announcer failed");
}

/** Starts this process's announcer, once, and goes on with what is being sent. In tests a call does each piece by hand. */
export function startAnnouncer() {
  if (env.NODE_ENV === "test") return;
  processWide("announcer", () => createAnnouncer(database())).wake();
}
