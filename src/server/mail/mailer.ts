import "server-only";
import { randomUUID } from "node:crypto";
import { type Database, database } from "../db/client";
import { describeError, log } from "../log";
import { deliverDue } from "./delivery";
import { configuredSender, type SendMail } from "./transport";

const intervalMs = 15_000;

/** Delivers due mail when woken and every 15 s; one round at a time. */
function createMailer(db: Database, send: SendMail) {
  const worker = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  let isWanted = false;

  async function work() {
    do {
      isWanted = false;
      while ((await deliverDue(db, send, worker)) > 0);
    } while (isWanted);
  }

  function wake() {
    isWanted = true;
    if (isBusy) return;
    isBusy = true;
    clearTimeout(timer);
    void work()
      .catch((error) => log.error(describeError(error), "mailer failed"))
      .finally(() => {
        isBusy = false;
        timer = setTimeout(wake, intervalMs);
        timer.unref();
      });
  }

  return { wake };
}

const globals = globalThis as { aureaMailer?: ReturnType<typeof createMailer> };

/** Starts this process's mailer, once, and delivers what is in the outbox already. */
export function startMailer() {
  globals.aureaMailer ??= createMailer(database(), configuredSender());
  globals.aureaMailer.wake();
}

/** For commands that fill the outbox: this process then sends nothing. */
export function disableMailer() {
  globals.aureaMailer = { wake: () => {} };
}
