import { anyEmail, application } from "@tests/support/application";
import { goodPassword, makeMember } from "@tests/support/factories";
import { createBrowser } from "@tests/support/http";
import { expect, test, vi } from "vitest";
import { requestEmailChange } from "@/features/account/recovery/change-email-service";
import { requestLoginLink, resendVerification } from "@/features/account/recovery/link-service";
import { submitApplication } from "@/features/coaching/application-service";
import { joinWaitlist } from "@/features/coaching/waitlist-service";
import { restorePage, saveDraft } from "@/features/desk/pages/draft-service";
import { type Database, database } from "@/server/db/client";

const db = database();

type Model = "user" | "groupCoachingEntry" | "privateCoachingApplication";

/** Deletes the rows right before or after a service first reads one of them by a key. */
function deletingAtRead(model: Model, when: "before" | "after", where: { id?: string } = {}): Database {
  const rows = db[model] as typeof db.user;
  let isDeleted = false;
  async function read(name: string, args: unknown[]) {
    isDeleted = true;
    if (when === "before") await rows.deleteMany({ where });
    const row = await Reflect.get(rows, name).apply(rows, args);
    if (when === "after") await rows.deleteMany({ where });
    return row;
  }
  const watched = new Proxy(rows, {
    get: (target, name) =>
      isDeleted || !String(name).startsWith("findUnique")
        ? Reflect.get(target, name)
        : (...args: unknown[]) => read(String(name), args),
  });
  return new Proxy(db, { get: (target, name) => (name === model ? watched : Reflect.get(target, name)) });
}

const deletingAfterRead = (id: string) => deletingAtRead("user", "after", { id });

const signedOut = { code: "UNAUTHORIZED", cause: { name: "signed-out" } };

test("a request for a confirmation email gets the error UNAUTHORIZED if the member is deleted meanwhile", async () => {
  const { id } = await makeMember();
  await expect(resendVerification(deletingAfterRead(id), id)).rejects.toMatchObject(signedOut);
});

test("a change of address gets the error UNAUTHORIZED if the member is deleted meanwhile", async () => {
  const { id } = await makeMember();
  const asked = requestEmailChange(deletingAfterRead(id), id, "elsewhere@example.org");
  await expect(asked).rejects.toMatchObject(signedOut);
});

test("saving or restoring content gets the error UNAUTHORIZED if the coach was deleted", async () => {
  const { id } = await makeMember({ role: "coach" });
  await db.user.delete({ where: { id } });
  const home = { document: "home", version: null, values: {}, confirmed: [] } as const;
  await expect(saveDraft(db, id, { ...home, confirmed: [] })).rejects.toMatchObject(signedOut);
  await expect(restorePage(db, id, { document: "home", revision: null })).rejects.toMatchObject(signedOut);
  expect(await db.contentRevision.count()).toBe(0);
});

test("a password reset request returns the same result as for an unknown address if the member is deleted meanwhile", async () => {
  const { id, email } = await makeMember();
  const asked = requestLoginLink(deletingAfterRead(id), "reset", { email, isWithinLimit: true });
  await expect(asked).resolves.toBeUndefined();
  expect(await db.token.count({ where: { userId: id } })).toBe(0);
});

test("a sign-in gets the same response as for an unknown address if the member is deleted meanwhile", async () => {
  const { id, email } = await makeMember();
  const read = vi.spyOn(db.user, "findUnique");
  read.mockImplementationOnce((args) => deletingAfterRead(id).user.findUnique(args));
  const signIn = async () => {
    const answer = await createBrowser().signIn(email, goodPassword);
    return { status: answer.status, body: await answer.text() };
  };
  const refused = await signIn();
  expect(await db.user.count({ where: { id } })).toBe(0);
  expect(refused.status).toBe(401);
  expect(await signIn()).toEqual(refused);
});

test("joining the waiting list again adds a new entry if the earlier entry is deleted meanwhile", async () => {
  const form = { name: "Noor", email: anyEmail("deleted"), motivation: "" };
  const first = await joinWaitlist(db, form);
  const again = await joinWaitlist(deletingAtRead("groupCoachingEntry", "before"), form);
  expect(again.since).toBeNull();
  expect(again.id).not.toBe(first.id);
  expect(await db.groupCoachingEntry.count({ where: { id: again.id } })).toBe(1);
});

test("a repeated application is stored as a new one if the first is deleted during the request", async () => {
  const form = { ...application(), idempotencyKey: crypto.randomUUID() };
  const first = await submitApplication(db, form);
  const again = await submitApplication(deletingAtRead("privateCoachingApplication", "before"), form);
  expect(again.id).not.toBe(first.id);
  expect(await db.privateCoachingApplication.count({ where: { id: again.id } })).toBe(1);
});
