import "server-only";
import type { Database } from "@/server/db/client";
import { subjectOf } from "./record-service";

const decisionOf = (id: string) => ({ kind: "decision", about: subjectOf(id) });

/** The write that calls off a decision which has not left yet: whoever is told of a later one hears nothing of it. */
export function callOffWaiting(db: Database, id: string) {
  const waiting = { state: "queued", attempts: 0, leasedUntil: null };
  return db.outboxMail.updateMany({ where: { ...decisionOf(id), ...waiting }, data: { state: "cancelled" } });
}

/** The write by which it waits again, until the time that it was given first. */
export function letWaitAgain(db: Database, id: string) {
  return db.outboxMail.updateMany({
    where: { ...decisionOf(id), state: "cancelled" },
    data: { state: "queued" },
  });
}
