import { setTimeout as wait } from "node:timers/promises";
import { queueNextBatch } from "@/server/announcements/announcement-mails";
import { database } from "@/server/db/client";
import { deliverDue } from "@/server/mail/delivery";
import { createSmtpSender } from "@/server/mail/transport";

// Queues and sends announcement emails until none is left, like an instance of the site.
const [url = ""] = process.argv.slice(2);
const db = database();
const send = createSmtpSender(url);
process.stdout.write("started\n");

let isQueueing = true;

async function queue() {
  for (;;) {
    const state = await queueNextBatch(db);
    if (state === "idle") break;
    if (state === "waiting") await wait(5);
  }
  isQueueing = false;
}

async function deliver() {
  while ((await deliverDue(db, send, `worker-${process.pid}`)) > 0 || isQueueing) await wait(1);
}

await Promise.all([queue(), deliver()]);
process.stdout.write("done\n");
process.exit(0);
