import { deleteAfterSessionCheck, runAfterSessionCheck } from "@tests/support/deleted-after-check";
import { isFull } from "@tests/support/figure";
import { mailboxOfEachTest } from "@tests/support/mailbox";
import { raced } from "@tests/support/raced";
import { addPasskey, enter } from "@tests/support/team-browser";
import { generate } from "otplib";
import { beforeEach, expect, test } from "vitest";
import { storeChallenge } from "@/features/second-factor/passkey-service";
import { database } from "@/server/db/client";

const db = database();
mailboxOfEachTest();
beforeEach(() => db.rateLimit.deleteMany());

const signedOut = { code: "UNAUTHORIZED", cause: { name: "signed-out" } };

test("setting up a second factor is refused as signed-out if the coach or the session no longer exists", async () => {
  await expect(storeChallenge(db, "no-session", "add", "x")).rejects.toMatchObject(signedOut);
  const { caller, coach } = await enter();
  deleteAfterSessionCheck(coach.id);
  await expect(caller.secondFactor.startApp()).rejects.toMatchObject(signedOut);
});

test("an authenticator app is not added if the session ends while its first code is checked", async () => {
  const { caller, coach, sid } = await enter();
  const { secret } = await caller.secondFactor.startApp();
  const code = await generate({ secret });
  const data = { revokedAt: new Date() };
  runAfterSessionCheck(() => db.authSession.update({ where: { id: sid }, data }));
  await expect(caller.secondFactor.confirmApp({ code })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  expect(await db.oneTimeCode.findUnique({ where: { userId: coach.id } })).toMatchObject({
    confirmedAt: null,
  });
  expect(await db.recoveryCode.count({ where: { userId: coach.id } })).toBe(0);
});

test("twelve parallel requests to set up an authenticator app all succeed", async () => {
  for (let round = 0; round < (isFull ? 5 : 2); round += 1) {
    const { caller } = await enter();
    const starts = await Promise.all(Array.from({ length: 12 }, () => caller.secondFactor.startApp()));
    expect(starts).toHaveLength(12);
  }
});

test("of two concurrent answers of a passkey and its copy with the same counter one is accepted", async () => {
  const { caller, coach } = await enter();
  const { passkey } = await addPasskey(caller);
  const signed: (() => Promise<unknown>)[] = [];
  for (const session of [await enter(coach), await enter(coach)]) {
    const options = await session.caller.secondFactor.askPasskey();
    passkey.countAs(20);
    const answer = passkey.sign(options);
    signed.push(() => session.caller.secondFactor.verifyPasskey(answer));
  }
  expect((await raced(2, async (index) => signed[index]?.())).done).toHaveLength(1);
});
