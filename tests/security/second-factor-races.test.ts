import { createPasskey } from "@tests/support/authenticator";
import { deleteAfterSessionCheck, runAfterSessionCheck } from "@tests/support/deleted-after-check";
import { isFull } from "@tests/support/figure";
import { mailboxOfEachTest } from "@tests/support/mailbox";
import { raced } from "@tests/support/raced";
import { addPasskey, enter, isDeskOpen } from "@tests/support/team-browser";
import { generate } from "otplib";
import { beforeEach, expect, test, vi } from "vitest";
import { storeChallenge } from "@/features/second-factor/passkey-service";
import { database } from "@/server/db/client";

const db = database();
mailboxOfEachTest();
beforeEach(() => db.rateLimit.deleteMany());

type Caller = Parameters<typeof addPasskey>[0];

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

test("of two sessions that concurrently add a coach's first factor, one succeeds and the other is asked for a factor", async () => {
  for (let round = 0; round < (isFull ? 20 : 5); round += 1) {
    const { coach } = await enter();
    const sessions = [await enter(coach), await enter(coach)];
    const { done, refused } = await raced(2, async (at) => addPasskey(sessions[at]?.caller as Caller));
    expect(refused).toMatchObject([{ code: "FORBIDDEN", cause: { name: "factor-needed" } }]);
    expect(await db.passkey.count({ where: { userId: coach.id } })).toBe(1);
    expect(await db.recoveryCode.count({ where: { userId: coach.id } })).toBe(10);
    const { caller } = await enter(coach);
    const [code = ""] = done[0]?.recoveryCodes ?? [];
    expect(await caller.secondFactor.verifyRecovery({ code })).toEqual({ ok: true });
  }
});

test("a session cannot add a first factor if another session adds a factor during the call", async () => {
  const { coach, caller } = await enter();
  const options = await caller.secondFactor.startPasskey();
  const other = (await enter(coach)).caller;
  const { findMany } = db.passkey;
  // Another session adds a passkey after the procedure's look-up and before the look-up of the enrolment.
  vi.spyOn(db.passkey, "findMany").mockImplementationOnce(async function lookAndLose(...args) {
    const rows = await findMany(...args);
    await addPasskey(other);
    return rows;
  } as typeof findMany);
  const late = caller.secondFactor.addPasskey({ name: "Late", credential: createPasskey().create(options) });
  await expect(late).rejects.toMatchObject({ code: "FORBIDDEN", cause: { name: "factor-needed" } });
  expect(await db.passkey.findMany({ where: { userId: coach.id } })).toMatchObject([{ name: "Laptop" }]);
});

test("the removal of a factor closes the Desk in the coach's other sessions until they verify another factor", async () => {
  const { coach, caller } = await enter();
  const { passkey, recoveryCodes } = await addPasskey(caller);
  const other = await enter(coach);
  const options = await other.caller.secondFactor.askPasskey();
  passkey.countAs(20);
  await other.caller.secondFactor.verifyPasskey(passkey.sign(options));
  await addPasskey(caller);
  const areOpen = () => Promise.all([caller, other.caller].map(isDeskOpen));
  expect(await areOpen()).toEqual([true, true]);
  await caller.secondFactor.removePasskey({ id: passkey.id });
  expect(await areOpen()).toEqual([true, false]);
  await other.caller.secondFactor.verifyRecovery({ code: recoveryCodes[0] ?? "" });
  expect(await areOpen()).toEqual([true, true]);
});

test("removing the last factor closes the Desk in the removing session, even if two factors are removed at once", async () => {
  for (let round = 0; round < (isFull ? 20 : 5); round += 1) {
    const { coach, caller } = await enter();
    await addPasskey(caller);
    const { secret } = await caller.secondFactor.startApp();
    await caller.secondFactor.confirmApp({ code: await generate({ secret }) });
    await addPasskey(caller);
    const [first, second] = (await caller.secondFactor.get()).passkeys.map(({ id }) => id);
    await caller.secondFactor.removePasskey({ id: first ?? "" });
    expect(await isDeskOpen(caller)).toBe(true);
    const removals = [
      () => caller.secondFactor.removePasskey({ id: second ?? "" }),
      caller.secondFactor.removeApp,
    ];
    const { done } = await raced(2, async (at) => removals[at]?.());
    expect(done).toEqual([{ isRemoved: true }, { isRemoved: true }]);
    expect(await db.passkey.count({ where: { userId: coach.id } })).toBe(0);
    expect(await isDeskOpen(caller)).toBe(false);
  }
});

test("of two concurrent answers with one counter, from a passkey and its copy, one is accepted", async () => {
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
