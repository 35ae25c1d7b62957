import { randomUUID } from "node:crypto";
import { database } from "@/server/db/client";

// How many votes a second Prisma stores in this process, one after the other: a row and a count in one transaction, by its
// own calls and without anything around them.
const db = database();
const id = "sleep-stories";
const end = performance.now() + Number(process.argv[2] ?? 3) * 1_000;
const begun = performance.now();
let votes = 0;
while (performance.now() < end) {
  await db.$transaction([
    db.vote.create({ data: { appId: id, voterKey: `bare:${randomUUID()}` } }),
    db.futureApp.update({ where: { id }, data: { voteCount: { increment: 1 } } }),
  ]);
  votes += 1;
}
console.log(Math.round((votes / (performance.now() - begun)) * 1_000));
process.exit(0);
