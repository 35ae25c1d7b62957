import { goodPassword, makeMember } from "@tests/support/factories";
import { createBrowser } from "@tests/support/http";
import { expect, test } from "vitest";
import { requestEmailChange } from "@/features/account/recovery/change-email-service";
import { requestLoginLink, resendVerification } from "@/features/account/recovery/link-service";
import { restorePage, saveDraft } from "@/features/desk/pages/draft-service";
import { type Database, database } from "@/server/db/client";

const db = database();

function deletingAfterRead(id: string): Database {
  const findUnique = async (args: Parameters<typeof db.user.findUnique>[0]) => {
    const row = await db.user.findUnique(args);
    await db.user.deleteMany({ where: { id } });
    return row;
  };
  return new Proxy(db, {
    get: (target, name) => (name === "user" ? { findUnique } : Reflect.get(target, name)),
  });
}

const signedOut = { code: "UNAUTHORIZED", cause: { name: "signed-out" } };

test("a request for a confirmation email answers signed-out if the member is deleted meanwhile", async () => {
  const { id } = await makeMember();
  await expect(resendVerification(deletingAfterRead(id), id)).rejects.toMatchObject(signedOut);
});

test("a change of address answers signed-out if the member is deleted meanwhile", async () => {
  const { id } = await makeMember();
  const asking = { userId: id, address: "10.1.2.3", deviceKey: null };
  const change = { email: "elsewhere@example.org", password: goodPassword };
  await expect(requestEmailChange(deletingAfterRead(id), asking, change)).rejects.toMatchObject(signedOut);
});

test("saving or restoring content answers signed-out if the coach was deleted", async () => {
  const { id } = await makeMember({ role: "coach" });
  await db.user.delete({ where: { id } });
  const home = { document: "home", version: null, values: {}, confirmed: [] } as const;
  await expect(saveDraft(db, id, { ...home, confirmed: [] })).rejects.toMatchObject(signedOut);
  await expect(restorePage(db, id, { document: "home", revision: null })).rejects.toMatchObject(signedOut);
  expect(await db.contentRevision.count()).toBe(0);
});

test("a reset request gets the answer for an unknown address if the member is deleted meanwhile", async () => {
  const { id, email } = await makeMember();
  const asked = requestLoginLink(deletingAfterRead(id), "reset", { email, isWanted: true });
  await expect(asked).resolves.toBeUndefined();
  expect(await db.token.count({ where: { userId: id } })).toBe(0);
});

test("a refused sign-in gets the answer for an unknown address if the member is deleted meanwhile", async () => {
  const rounds = await Promise.all(
    [0, 2, 4, 6, 8, 10].map(async (ms) => {
      const { id, email } = await makeMember();
      const entering = createBrowser().signIn(email, goodPassword);
      await new Promise((resolve) => setTimeout(resolve, ms));
      await db.user.deleteMany({ where: { id } });
      const answer = await entering;
      return { status: answer.status, body: await answer.text() };
    }),
  );
  const unknown = await createBrowser().signIn("nobody-at-all@example.org", goodPassword);
  const refused = { status: unknown.status, body: await unknown.text() };
  const entered = rounds.filter(({ status }) => status === 200);
  expect(rounds.filter(({ status }) => status !== 200)).toEqual(
    Array.from({ length: rounds.length - entered.length }, () => refused),
  );
});
