import "server-only";
import { writeOwnAudit } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { writeIfAllMatch } from "@/server/db/errors";
import { describeError, log } from "@/server/log";
import { removeMemberPictures } from "@/server/uploads/disk-store";
import { discardPicture } from "@/server/uploads/picture-store";

/** The session in which the upload was registered. */
export type PictureOwner = { userId: string; sessionId: string; sessionVersion: number };

/**
 * Sets a member's picture and removes the previous picture exactly once, even under concurrent calls. Returns false if
 * the session has ended meanwhile.
 */
export async function setPicture(db: Database, owner: PictureOwner, photoURL: string) {
  const { userId, sessionId, sessionVersion } = owner;
  const sessions = { some: { id: sessionId, revokedAt: null } };
  for (;;) {
    const user = await db.user.findFirst({
      where: { id: userId, sessionVersion, sessions },
      select: { photoURL: true },
    });
    if (!user) return false;
    const where = { id: userId, sessionVersion, sessions, photoURL: user.photoURL };
    const isSet = await writeIfAllMatch(db, [
      db.user.update({ where, data: { photoURL } }),
      writeOwnAudit(db, "account.picture-changed", userId),
    ]);
    if (!isSet) continue;
    await discardPicture(db, user.photoURL);
    return true;
  }
}

/**
 * Removes a member's pictures and pending uploads, and logs failures. Call it after the member's row is deleted, so
 * that a running upload finds no owner.
 */
export async function purgePicture(db: Database, user: { id: string; photoURL: string | null }) {
  await discardPicture(db, user.photoURL);
  await removeMemberPictures(user.id).catch((error) =>
    log.error(describeError(error), "pictures not purged"),
  );
}
