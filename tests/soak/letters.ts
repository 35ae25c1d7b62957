import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@/server/db/client";
import type { Place } from "./place";

const minuteMs = 60_000;
const patienceMs = 4 * minuteMs;

/**
 * Waits until nothing is queued. Who waited for the mail server, and what a killed instance held, would come later by
 * itself: half a minute to hours after a failure, five minutes after a kill. Here that time is put forward.
 */
export async function letMailGo(db: Database) {
  const until = Date.now() + patienceMs;
  const queued = { state: "queued" };
  while (Date.now() < until && (await db.outboxMail.count({ where: queued })) > 0) {
    const now = new Date();
    await db.outboxMail.updateMany({ where: { ...queued, leasedUntil: null }, data: { nextTryAt: now } });
    // A letter takes a second: what has been held for a minute is held by nobody.
    const held = { lt: new Date(now.getTime() + 4 * minuteMs) };
    await db.outboxMail.updateMany({ where: { ...queued, leasedUntil: held }, data: { leasedUntil: now } });
    await wait(2_000);
  }
}

/** How many letters are missing, were made twice, and were handed over more than once under one Message-ID. */
export async function countLetters(db: Database, { letters }: Place["mail"]) {
  const rows = await db.outboxMail.findMany();
  const arrived = new Map<string, string[]>();
  for (const { messageId, to } of letters) arrived.set(messageId, [...(arrived.get(messageId) ?? []), to]);
  // A later step calls off the letter of an earlier one that still waits: the later one leaves in its place.
  const isCalledOff = ({ messageId, kind, about, state, createdAt }: (typeof rows)[number]) =>
    state === "cancelled" &&
    kind === "decision" &&
    !arrived.has(messageId) &&
    rows.some(
      (later) =>
        later.kind === kind && later.about === about && later.state === "sent" && later.createdAt > createdAt,
    );
  const missing = rows.filter(
    (row) =>
      !isCalledOff(row) &&
      (row.state !== "sent" ||
        !(arrived.get(row.messageId) ?? []).every((to) => to === row.recipient) ||
        !arrived.has(row.messageId)),
  );
  for (const { kind, state, lastError } of missing.slice(0, 5)) {
    console.error(`missing: ${kind} ${state} ${lastError ?? ""}`);
  }
  const facts = rows.map(({ kind, about, recipient, subject }) =>
    [kind, about, recipient, subject].join(" "),
  );
  return {
    made: rows.length,
    missing: missing.length,
    twice: facts.length - new Set(facts).size,
    again: letters.length - arrived.size,
  };
}
