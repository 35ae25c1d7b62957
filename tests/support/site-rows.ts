import { setTimeout as wait } from "node:timers/promises";
import { canonicalEmail } from "@/lib/email-address";
import { database } from "@/server/db/client";

// Changes the database of a running site, as a child process of tests/support/site-database.ts.
const [job, email = "", value = ""] = process.argv.slice(2);
const emailCanonical = canonicalEmail(email);
const db = database();

if (job === "membership") {
  await db.user.update({ where: { emailCanonical }, data: { membershipStatus: value } });
}
if (job === "age-emails") {
  // The mailer would overwrite the time of an email that it is still sending.
  const due = { recipient: email, state: "queued", nextTryAt: { lte: new Date() } };
  while (await db.outboxMail.count({ where: due })) await wait(100);
  const sentAt = new Date(Date.now() - 5 * 60_000);
  await db.outboxMail.updateMany({
    where: { recipient: email, state: "sent" },
    data: { sentAt, updatedAt: sentAt, state: value },
  });
}
if (job === "readers") {
  const [confirmed, others] = [Number(email), Number(value)];
  const people = Array.from({ length: confirmed + others }, (_, index) => ({
    email: `reader-${index}@example.org`,
    emailCanonical: `reader-${index}@example.org`,
    emailVerified: index < confirmed ? new Date() : null,
    purchasedProducts: [],
  }));
  await db.user.createMany({ data: people });
}
if (job === "due") {
  const where = { document: email, state: "draft", publishAt: { not: null } };
  await db.contentRevision.updateMany({ where, data: { publishAt: new Date() } });
}
await db.$disconnect();
