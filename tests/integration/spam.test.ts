import { anyEmail, application } from "@tests/support/application";
import { goodPassword } from "@tests/support/factories";
import { apply, join } from "@tests/support/intake";
import { countKdfCalls } from "@tests/support/kdf-calls";
import { answer, forms, member, useUp } from "@tests/support/public-forms";
import { beforeEach, expect, test, vi } from "vitest";
import { canonicalEmail } from "@/lib/email-address";
import { database } from "@/server/db/client";
import { solve } from "@/trpc/solve";

// Counts the calls of the functions without replacing them.
vi.mock("@node-rs/argon2", { spy: true });

const db = database();

beforeEach(async () => {
  await db.rateLimit.deleteMany();
  await db.outboxMail.deleteMany();
});

const heldOf = (email: string) =>
  db.quarantinedSubmission.findMany({ where: { emailCanonical: canonicalEmail(email) } });

const signals = [
  ["hidden-field", { website: "https://spam.example" }],
  ["hidden-field", { website: "0" }],
  ["hidden-field", { website: "\u00a0" }],
  ["too-fast", { fillTimeMs: 900 }],
] as const;

for (const form of ["waitlist", "application"] as const) {
  test.each(signals)(
    `a “${form}” form with the spam signal %s (%j) is quarantined and sends no email, and the response says so`,
    async (reason, sent) => {
      const [path, input] = forms[form];
      const email = anyEmail("machine");
      const { status, raw } = await answer(path, input({ email, ...sent }));
      expect([status, JSON.parse(raw).result.data.json]).toMatchObject([
        200,
        { ok: true, isQuarantined: true },
      ]);
      expect(await heldOf(email)).toMatchObject([{ form, reason, releasedAt: null }]);
      expect(await db.outboxMail.count()).toBe(0);
      expect(await db.groupCoachingEntry.count({ where: { email } })).toBe(0);
      expect(await db.privateCoachingApplication.count({ where: { email } })).toBe(0);
    },
  );
}

test("a quarantined waiting list form returns the same answer for known and new addresses", async () => {
  const email = anyEmail();
  const hold = (address: string) =>
    answer("coaching.joinWaitlist", { name: "Noor", email: address, website: "x" });
  await join({ name: "Noor", email });
  const [known, unknown] = [await hold(email), await hold(anyEmail())];
  expect([known.status, known.headers, known.body]).toEqual([unknown.status, unknown.headers, unknown.body]);
});

test("repeated quarantined forms of one person are stored as one row with the newest content", async () => {
  const email = anyEmail();
  const tries = Array.from({ length: 12 }, () => join({ name: "Noor", email, website: "x" }));
  await Promise.all(tries);
  await join({ name: "NOOR", email: email.toUpperCase(), website: "x" });
  expect(await heldOf(email)).toMatchObject([{ payload: { name: "NOOR" } }]);
});

test("a form that is quarantined again on the day of its release can be released again", async () => {
  const email = anyEmail();
  const hold = () => join({ name: "Noor", email, website: "x" });
  await hold();
  await db.quarantinedSubmission.updateMany({ data: { releasedAt: new Date() } });
  await hold();
  expect(await heldOf(email)).toMatchObject([{ releasedAt: null }]);
});

test("quarantined forms of two people who share an email address are stored as separate rows", async () => {
  const email = anyEmail();
  for (const name of ["Noor", "Jan"]) await apply(application({ name, email, website: "x" }));
  expect(await heldOf(email)).toHaveLength(2);
});

test("a suspicious form beyond the quarantine's limit is refused and requires a proof of work", async () => {
  await useUp("quarantine");
  const late = join({ name: "Noor", email: anyEmail(), website: "x" });
  await expect(late).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", cause: { name: "proof-needed" } });
});

test.each(signals)("a sign-up with the spam signal %s (%j) requires a proof of work", async (_, sent) => {
  const person = member(sent);
  vi.clearAllMocks();
  const asked = await answer("account.signUp", person);
  expect(asked.status).toBe(429);
  expect(countKdfCalls()).toBe(0);
  expect(await db.user.count({ where: { email: person.email } })).toBe(0);
  const { data } = JSON.parse(asked.raw).error.json;
  expect(data.reason).toBe("proof-needed");

  const made = await answer("account.signUp", person, { proof: await solve(data.challenge) });
  expect(made.status).toBe(200);
  expect(made.browser.sessionValue()).toBeTruthy();
  const user = await db.user.findFirstOrThrow({ where: { email: person.email } });
  expect(JSON.parse(made.raw).result.data.json).toEqual({ id: user.id });
  expect((await made.browser.signIn(person.email, goodPassword)).status).toBe(200);
  expect(await heldOf(person.email)).toEqual([]);
});

test("a suspicious sign-up requires only one proof of work, even when the budget of all sign-ups is used up", async () => {
  await useUp("sign-up");
  const person = member({ website: "x" });
  const { data } = JSON.parse((await answer("account.signUp", person)).raw).error.json;
  expect((await answer("account.signUp", person, { proof: await solve(data.challenge) })).status).toBe(200);
});

test("a form without spam signals is accepted, even with an empty hidden field and the shortest allowed fill time", async () => {
  for (const sent of [{}, { website: "" }, { fillTimeMs: 2_500 }, { website: "", fillTimeMs: 1e9 }]) {
    const email = anyEmail();
    await join({ name: "Noor", email, ...sent });
    expect(await heldOf(email)).toEqual([]);
    expect(await db.groupCoachingEntry.count({ where: { email } })).toBe(1);
  }
  const quick = await answer("account.signUp", member({ fillTimeMs: 1_500, website: "" }));
  expect(quick.browser.sessionValue()).toBeTruthy();
});

test.each([
  ["a list in the hidden field", { website: ["x"] }],
  ["a fill time that is not a number", { fillTimeMs: "soon" }],
  ["a negative fill time", { fillTimeMs: -1 }],
  ["a spam verdict in the input", { reason: null }],
])("a waiting list form with %s is refused", async (_what, wrong) => {
  const email = anyEmail();
  await expect(join({ name: "Noor", email, ...wrong } as never)).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
  expect(await heldOf(email)).toEqual([]);
});
