import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { env } from "@/env.mjs";
import { type Database, database } from "../db/client";
import { describeError, log } from "../log";
import { wakeMailer } from "../mail/outbox";
import { advance } from "./queue-letters";

const intervalMs = 15_000;
const paceMs = 1_000;

/** Goes on with what is being announced when woken and every 15 s; one piece at a time. */
function createAnnouncer(db: Database) {
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;

  async function work() {
    for (;;) {
      const state = await advance(db);
      if (state === "idle") return;
      if (state === "queued") wakeMailer();
      await wait(paceMs, undefined, { ref: false });
    }
  }

  function wake() {
    if (isBusy) return;
    isBusy = true;
    clearTimeout(timer);
    void work()
      .catch((error) => log.error(describeError(error), "announcer failed"))
      .finally(() => {
        isBusy = false;
        timer = setTimeout(wake, intervalMs);
        timer.unref();
      });
  }

  return { wake };
}

const globals = globalThis as { aureaAnnouncer?: ReturnType<typeof createAnnouncer> };

/** Starts this process's announcer, once, and goes on with what is being sent. In tests a call does each piece by hand. */
export function startAnnouncer() {
  if (env.NODE_ENV === "test") return;
  globals.aureaAnnouncer ??= createAnnouncer(database());
  globals.aureaAnnouncer.wake();
}
