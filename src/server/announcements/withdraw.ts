import "server-only";
import { type Database, Prisma } from "../db/client";
import { aboutOf } from "./queue-letters";

/** Letters that nobody has begun to send. One that was tried may have arrived, so it stays what it is. */
const untouched = { state: "queued", attempts: 0 };

/**
 * Takes letters out of the outbox as if they had never been written, and gives the writes: what a sender has in hand
 * by then stays, and counts.
 */
function removals(db: Database, ids: readonly string[]) {
  const listed = Prisma.join(ids);
  return [
    db.outboxMail.deleteMany({ where: { id: { in: [...ids] }, ...untouched } }),
    db.$executeRaw`
      UPDATE "announcements" SET "reached" = "reached" - (
        SELECT count(*) FROM "announcement_letters" AS "letter"
        WHERE "letter"."announcementId" = "announcements"."id" AND "letter"."id" IN (${listed})
          AND NOT EXISTS (SELECT 1 FROM "outbox" WHERE "outbox"."id" = "letter"."id"))
      WHERE "id" IN (SELECT "announcementId" FROM "announcement_letters" WHERE "id" IN (${listed}))`,
    db.$executeRaw`
      DELETE FROM "announcement_letters" WHERE "id" IN (${listed})
        AND NOT EXISTS (SELECT 1 FROM "outbox" WHERE "outbox"."id" = "announcement_letters"."id")`,
  ];
}

/** Takes back the letters of an announcement that have not begun to leave: their members are to be written to again. */
export async function withdrawLetters(db: Database, announcementId: string) {
  const waiting = await db.outboxMail.findMany({
    where: { about: aboutOf(announcementId), ...untouched },
    select: { id: true },
  });
  if (waiting.length > 0)
    await db.$transaction(
      removals(
        db,
        waiting.map(({ id }) => id),
      ),
    );
}

/** The writes that take back what waits to go to one member; none where nothing does. */
export async function withdrawalsFor(db: Database, userId: string) {
  const letters = await db.announcementLetter.findMany({ where: { userId }, select: { id: true } });
  const waiting = await db.outboxMail.findMany({
    where: { id: { in: letters.map(({ id }) => id) }, ...untouched },
    select: { id: true },
  });
  if (waiting.length === 0) return [];
  return removals(
    db,
    waiting.map(({ id }) => id),
  );
}
