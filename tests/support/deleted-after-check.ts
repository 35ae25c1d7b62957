import { vi } from "vitest";
import { database } from "@/server/db/client";

/** Runs `work` right after the next check of a session. */
export function runAfterSessionCheck(work: () => Promise<unknown>) {
  const db = database();
  const { findUnique } = db.authSession;
  const check = vi.spyOn(db.authSession, "findUnique");
  check.mockImplementationOnce(async function checkAndWork(...args) {
    const row = await findUnique(...args);
    await work();
    return row;
  } as typeof findUnique);
  return check;
}

export function deleteAfterSessionCheck(id: string) {
  return runAfterSessionCheck(() => database().user.delete({ where: { id } }));
}
