import "server-only";
import type { AuditAction } from "@/content/audit";
import type { Database } from "../db/client";
import { attempt } from "../log";
import { listPictureOwners, removeMemberPictures, removeOldPictures } from "./disk-store";

const batchSize = 500;
const settledMs = 24 * 60 * 60_000;

/**
 * Removes the files on this disk that a killed process has left: pictures of deleted accounts and replaced pictures.
 * Keeps the folder of a member whom the database does not know, because DATABASE_URL may name the wrong database.
 */
export async function removeLeftPictures(db: Database, now: number) {
  const owners = await listPictureOwners();
  for (let at = 0; at < owners.length; at += batchSize) {
    const ids = owners.slice(at, at + batchSize);
    const users = await db.user.findMany({
      where: { id: { in: ids } },
      select: { id: true, photoURL: true },
    });
    for (const { id, photoURL } of users)
      await attempt("remove a member's old pictures", () => removeOldPictures(id, photoURL, now - settledMs));
    const known = new Set(users.map(({ id }) => id));
    const action: AuditAction = "account.deleted";
    const deleted = await db.auditEntry.findMany({
      where: { action, subject: { in: ids.filter((id) => !known.has(id)).map((id) => `user:${id}`) } },
      select: { subject: true },
    });
    for (const { subject } of deleted)
      await attempt("remove pictures of a deleted member", () =>
        removeMemberPictures(subject.slice("user:".length)),
      );
  }
}
