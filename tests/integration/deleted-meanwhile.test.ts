import { goodPassword, makeMember } from "@tests/support/factories";
import { createBrowser } from "@tests/support/http";
import { expect, test } from "vitest";
import { requestEmailChange } from "@/features/account/recovery/change-email-service";
import { requestLoginLink } from "@/features/account/recovery/login-link-service";
import { resendVerification } from "@/features/account/recovery/verify-service";
import { type Database, database } from "@/server/db/client";

const db = database();

/** The database as it is for a call in whose middle, once it has read the member, another device deletes the account. */
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

test("who is deleted while a letter is made for them is told that they are signed out", async () => {
  const { id } = await makeMember();
  await expect(resendVerification(deletingAfterRead(id), id)).rejects.toMatchObject(signedOut);
});

test("who is deleted while they change their address is told so too", async () => {
  const { id } = await makeMember();
  const asking = { userId: id, address: "10.1.2.3", deviceKey: null };
  const change = { email: "elsewhere@example.org", password: goodPassword };
  await expect(requestEmailChange(deletingAfterRead(id), asking, change)).rejects.toMatchObject(signedOut);
});

test("who is deleted while a new password is asked for is as unknown as anybody", async () => {
  const { id, email } = await makeMember();
  const asked = requestLoginLink(deletingAfterRead(id), "reset", { email, isWanted: true });
  await expect(asked).resolves.toBeUndefined();
  expect(await db.token.count({ where: { userId: id } })).toBe(0);
});

test("who is deleted while they sign in is answered like anybody without an account", async () => {
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
  const stranger = await createBrowser().signIn("nobody-at-all@example.org", goodPassword);
  const refused = { status: stranger.status, body: await stranger.text() };
  const entered = rounds.filter(({ status }) => status === 200);
  expect(rounds.filter(({ status }) => status !== 200)).toEqual(
    Array.from({ length: rounds.length - entered.length }, () => refused),
  );
});
