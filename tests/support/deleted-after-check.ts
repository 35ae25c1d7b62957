import { vi } from "vitest";
import { database } from "@/server/db/client";

/** Deletes the member right after the next check of a session. */
export function deleteAfterSessionCheck(id: string) {
  const db = database();
  const { findUnique } = db.authSession;
  const check = vi.spyOn(db.authSession, "findUnique");
  check.mockImplementationOnce(async function deleteMember(...args) {
    const row = await findUnique(...args);
    await db.user.delete({ where: { id } });
    return row;
  } as typeof findUnique);
  return check;
}
