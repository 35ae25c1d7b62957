import { createPasskey } from "@tests/support/authenticator";
import { figure } from "@tests/support/figure";
import { mailboxOfEachTest } from "@tests/support/mailbox";
import { raced } from "@tests/support/raced";
import { addPasskey, enter, enterLate, isDeskOpen } from "@tests/support/team-browser";
import { digitsFrom } from "@tests/support/world-examples";
import { generate } from "otplib";
import { beforeEach, expect, test, vi } from "vitest";
import { database } from "@/server/db/client";

const db = database();
const mailbox = mailboxOfEachTest();
beforeEach(() => db.rateLimit.deleteMany());

type Caller = Awaited<ReturnType<typeof enter>>["caller"];

const asDigit = (letter: string) => ({ O: "0", L: "1", B: "8" })[letter] ?? letter;

const wrong = { code: "BAD_REQUEST", cause: { name: "factor-wrong" } };

/**
 * Adds an authenticator app. Returns its secret, its first code, and `codeAt`, which returns the code of another half
 * minute.
 */
async function addApp(caller: Caller) {
  const { secret, code } = await caller.secondFactor.startApp();
  expect(code.path).toMatch(/^M\d+ \d+h1v1h-1z/);
  const codeAt = (steps = 0) => generate({ secret, epoch: Math.floor(Date.now() / 1_000) + 30 * steps });
  const first = await codeAt(-1);
  await caller.secondFactor.confirmApp({ code: first });
  return { secret, first, codeAt };
}

async function age(sid: string, minutes: number) {
  await db.authSession.update({
    where: { id: sid },
    data: { factorAt: new Date(Date.now() - minutes * 60_000) },
  });
}

test("confirming an authenticator app returns the recovery codes even if the rate limit cannot be updated", async () => {
  const { caller } = await enter();
  const { secret } = await caller.secondFactor.startApp();
  vi.spyOn(db.rateLimit, "updateMany").mockRejectedValue(new Error("the table is locked"));
  const { recoveryCodes } = await caller.secondFactor.confirmApp({ code: await generate({ secret }) });
  expect(recoveryCodes).toHaveLength(10);
});

test("a second confirmation of an authenticator app is refused, because the app is already set up", async () => {
  const { caller } = await enter();
  const { codeAt } = await addApp(caller);
  const again = caller.secondFactor.confirmApp({ code: await codeAt() });
  await expect(again).rejects.toMatchObject({ cause: { name: "already-done" } });
});

test("the Desk requires a passkey in each session, and again after twelve hours", async () => {
  const first = await enter();
  expect(await isDeskOpen(first.caller)).toBe(false);
  const { passkey, recoveryCodes } = await addPasskey(first.caller);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await isDeskOpen(first.caller)).toBe(true);

  const next = await enter(first.coach);
  expect(await isDeskOpen(next.caller)).toBe(false);
  const options = await next.caller.secondFactor.askPasskey();
  await next.caller.secondFactor.verifyPasskey(passkey.sign(options));
  expect(await isDeskOpen(next.caller)).toBe(true);
  await age(next.sid, 11 * 60 + 59);
  expect(await isDeskOpen(next.caller)).toBe(true);
  await age(next.sid, 12 * 60);
  expect(await isDeskOpen(next.caller)).toBe(false);
});

test("an authenticator app's code is accepted once, and a code from a fast clock is refused with a hint", async () => {
  const first = await enter();
  const { first: used, codeAt } = await addApp(first.caller);
  const { caller } = await enter(first.coach);
  const verify = (code: string) => caller.secondFactor.verifyCode({ code });
  await expect(verify(used)).rejects.toMatchObject(wrong);
  const typed = digitsFrom(0x660)(await codeAt());
  const now = `\u200f ${typed.slice(0, 3)}\u00a0${typed.slice(3)}`;
  // Starts one call first, so that the others form a single batch and run concurrently.
  const clock = { ...wrong, message: expect.stringMatching(/clock of your phone or of the server/) };
  const early = expect(verify(await codeAt(5))).rejects.toMatchObject(clock);
  const { done } = await raced(7, () => verify(now));
  await early;
  expect(done).toHaveLength(1);
  expect(await isDeskOpen(caller)).toBe(true);
  await expect(verify(now)).rejects.toMatchObject(wrong);
});

test("the Desk accepts each recovery code once, and new codes void the earlier codes", async () => {
  const first = await enter();
  const { recoveryCodes } = await addPasskey(first.caller);
  let opened = 0;
  for (const code of recoveryCodes) {
    const { caller } = await enter(first.coach);
    const typed = code.toUpperCase().replace("-", " ").replace(/[OLB]/g, asDigit);
    const { done } = await raced(3, () => caller.secondFactor.verifyRecovery({ code: typed }));
    expect(done).toHaveLength(1);
    if (await isDeskOpen(caller)) opened += 1;
    await db.rateLimit.deleteMany();
  }
  figure("recovery-codes-used-once", opened, "of 10");
  expect(opened).toBe(10);
  const { recoveryCodes: fresh } = await first.caller.secondFactor.renewRecoveryCodes();
  expect(fresh).toHaveLength(10);
  const rows = await db.recoveryCode.findMany({ where: { userId: first.coach.id } });
  const kept = JSON.stringify(rows).replaceAll("-", "");
  for (const code of fresh) expect(kept).not.toContain(code.replace("-", ""));
  await first.caller.secondFactor.renewRecoveryCodes();
  const { caller } = await enter(first.coach);
  const old = caller.secondFactor.verifyRecovery({ code: fresh[0] ?? "" });
  await expect(old).rejects.toMatchObject(wrong);
});

test("a passkey's answer must match session, site, user verification and counter, and is accepted once", async () => {
  const first = await enter();
  const { passkey } = await addPasskey(first.caller);
  const another = await enter();
  const { passkey: theirs } = await addPasskey(another.caller);
  const { caller, sid } = await enter(first.coach);
  const ask = () => caller.secondFactor.askPasskey();
  const verify = (response: ReturnType<typeof passkey.sign>) => caller.secondFactor.verifyPasskey(response);
  const tries: [string, () => Promise<ReturnType<typeof passkey.sign>>][] = [
    ["no challenge", async () => passkey.sign({ challenge: "x".repeat(43) })],
    ["another's challenge", async () => passkey.sign(await first.caller.secondFactor.askPasskey())],
    ["a challenge for a new one", async () => passkey.sign(await first.caller.secondFactor.startPasskey())],
    [
      "an expired challenge",
      async () => {
        const options = await ask();
        const challenge = `prove:${Date.now() - 1}:${options.challenge}`;
        await db.authSession.update({ where: { id: sid }, data: { challenge } });
        return passkey.sign(options);
      },
    ],
    ["another origin", async () => passkey.sign(await ask(), { origin: "https://evil.example" })],
    ["another host", async () => passkey.sign(await ask(), { host: "evil.example" })],
    ["no finger", async () => passkey.sign(await ask(), { isVerified: false })],
    ["another's passkey", async () => theirs.sign(await ask())],
    [
      "another's passkey under this name",
      async () => ({ ...theirs.sign(await ask()), id: passkey.id, rawId: passkey.id }),
    ],
    [
      "a copy that counted less",
      async () => {
        passkey.countAs(0);
        return passkey.sign(await ask());
      },
    ],
  ];
  let opened = 0;
  for (const [what, answer] of tries) {
    await expect(verify(await answer()), what).rejects.toMatchObject(wrong);
    if (await isDeskOpen(caller)) opened += 1;
  }
  passkey.countAs(20);
  const right = passkey.sign(await ask());
  expect((await raced(10, () => verify(right))).done).toHaveLength(1);
  expect(await isDeskOpen(caller)).toBe(true);
  figure("desk-opened-without-its-factor", opened, `of ${tries.length}`);
  expect(opened).toBe(0);
});

test("an answer of a passkey without a counter is accepted once per challenge", async () => {
  const first = await enter();
  const passkey = createPasskey();
  passkey.countAs(0);
  await addPasskey(first.caller, passkey);
  const { caller } = await enter(first.coach);
  const options = await caller.secondFactor.askPasskey();
  passkey.countAs(-1);
  const answer = passkey.sign(options);
  const verify = () => caller.secondFactor.verifyPasskey(answer);
  expect((await raced(10, verify)).done).toHaveLength(1);
  await expect(verify()).rejects.toMatchObject(wrong);
});

test("adding a passkey requires a recent second factor, or a recent sign-in if the account has no second factor yet", async () => {
  const { coach, sid, caller } = await enter();
  const stale = await enterLate(coach);
  await expect(addPasskey(stale)).rejects.toMatchObject({ cause: { name: "stale-session" } });
  expect((await stale.secondFactor.get()).isSignInFresh).toBe(false);
  const thief = await enter(coach);
  const isSignInFresh = async () => (await caller.secondFactor.get()).isSignInFresh;
  expect(await isSignInFresh()).toBe(true);
  const { passkey } = await addPasskey(caller);
  await expect(addPasskey(thief.caller)).rejects.toMatchObject({ cause: { name: "factor-needed" } });
  await age(sid, 6);
  await expect(addPasskey(caller)).rejects.toMatchObject({ cause: { name: "factor-needed" } });
  await expect(caller.secondFactor.removePasskey({ id: passkey.id })).rejects.toMatchObject({
    cause: { name: "factor-needed" },
  });
  await age(sid, 4);
  const again = caller.secondFactor
    .startPasskey()
    .then((options) =>
      caller.secondFactor.addPasskey({ name: "Again", credential: passkey.create(options) }),
    );
  await expect(again).rejects.toMatchObject({ code: "CONFLICT", cause: { name: "factor-known" } });
  expect(await caller.secondFactor.removePasskey({ id: "not-there" })).toEqual({ isRemoved: false });
  expect(await caller.secondFactor.removePasskey({ id: passkey.id })).toEqual({ isRemoved: true });
});

test("guesses at second factor codes are limited to ten, and a passkey is accepted beyond this limit", async () => {
  const first = await enter();
  await addApp(first.caller);
  const { passkey } = await addPasskey(first.caller);
  const { caller } = await enter(first.coach);
  const { refused } = await raced(40, (index) =>
    caller.secondFactor.verifyCode({ code: String(index).padStart(6, "0") }),
  );
  const checked = refused.filter(
    (error) => (error as Error & { cause: Error }).cause.name === "factor-wrong",
  );
  figure("codes-guessed", checked.length, "of 40");
  expect(checked).toHaveLength(10);
  const options = await caller.secondFactor.askPasskey();
  await caller.secondFactor.verifyPasskey(passkey.sign(options));
  expect(await isDeskOpen(caller)).toBe(true);
});

test("changes of second factors are audited and sent by email, and the app's secret is not stored as plain text", async () => {
  const { coach, caller } = await enter();
  const { secret } = await addApp(caller);
  const stored = await db.oneTimeCode.findMany({ where: { userId: coach.id } });
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(secret);
  const { passkey } = await addPasskey(caller);
  await caller.secondFactor.renewRecoveryCodes();
  await caller.secondFactor.removePasskey({ id: passkey.id });
  await caller.secondFactor.removeApp();
  const rows = await db.auditEntry.findMany({
    where: { actorId: coach.id, action: { startsWith: "factor." } },
  });
  const actions = rows.map(({ action }) => action).sort();
  const changes = ["app-added", "app-removed", "passkey-added", "passkey-removed", "recovery-renewed"];
  expect(actions).toEqual(changes.map((change) => `factor.${change}`));
  await mailbox.deliver();
  expect(mailbox.to(coach.email)).toHaveLength(changes.length);
});
