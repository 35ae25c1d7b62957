import { anyEmail, application } from "@tests/support/application";
import { anyAddress } from "@tests/support/caller";
import { goodPassword } from "@tests/support/factories";
import { createBrowser } from "@tests/support/http";
import { apply, join } from "@tests/support/intake";
import { kdf } from "@tests/support/kdf";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { canonicalEmail } from "@/lib/email-address";
import { verifyPassword } from "@/server/auth/password";
import { database } from "@/server/db/client";
import { releaseFor } from "@/server/held-forms";
import { releases } from "@/server/root";
import { budgets, checkSpam } from "@/server/spam";

vi.mock("@node-rs/argon2", async (original) =>
  (await import("@tests/support/kdf")).countedKdf(await original()),
);

const db = database();
const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

beforeEach(async () => {
  await db.rateLimit.deleteMany();
  await db.outboxMail.deleteMany();
});

const heldOf = (email: string) =>
  db.heldSubmission.findMany({ where: { emailCanonical: canonicalEmail(email) } });

async function useUp(form: "waitlist" | "application" | "sign-up") {
  for (let sent = 0; sent < budgets[form].points; sent += 1) await checkSpam(form, {});
}

async function release(row: { form: string; payload: unknown } | undefined) {
  const done = row && releaseFor(releases, row.form);
  if (!row || !done) throw new Error("nothing to release");
  return done(db, row.payload);
}

/** What a browser is told, to the byte; ids, which are random, are made equal. */
async function answer(path: string, input: object) {
  const browser = createBrowser(anyAddress());
  const response = await browser.trpc(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ json: input }),
  });
  const body = (await response.text()).replace(uuid, "ID").replace(/"requestId":"[^"]*"/, "");
  const headers = [...response.headers].filter(([name]) => name !== "set-cookie");
  return { status: response.status, headers, body, browser };
}

const member = (changes = {}) => ({
  displayName: "Noor",
  email: anyEmail(),
  password: goodPassword,
  ...changes,
});

const forms = {
  waitlist: ["coaching.joinWaitlist", (changes: object) => ({ name: "Noor", email: anyEmail(), ...changes })],
  application: ["coaching.submitApplication", (changes: object) => application(changes)],
  "sign-up": ["account.signUp", member],
} as const;

describe("a submission that a machine sent", () => {
  for (const [form, [path, input]] of Object.entries(forms)) {
    test.each([
      ["hidden-field", { website: "https://spam.example" }],
      ["too-fast", { fillTimeMs: 900 }],
    ])(`of ${form} is held back for %s and answered to the byte like a real one`, async (reason, signals) => {
      const real = await answer(path, input({}));
      const email = anyEmail("machine");
      await db.outboxMail.deleteMany();
      const held = await answer(path, input({ email, ...signals }));
      expect([held.status, held.headers, held.body]).toEqual([real.status, real.headers, real.body]);
      expect(held.status).toBe(200);
      expect(await heldOf(email)).toMatchObject([{ form, reason, releasedAt: null }]);
      expect(await db.outboxMail.count()).toBe(0);
      expect(await db.user.count({ where: { email } })).toBe(0);
      expect(await db.groupCoachingEntry.count({ where: { email } })).toBe(0);
      expect(await db.privateCoachingApplication.count({ where: { email } })).toBe(0);
    });
  }

  test("is one row however often it comes, with what was sent last", async () => {
    const email = anyEmail();
    const tries = Array.from({ length: 12 }, () => join({ name: "Noor", email, website: "x" }));
    await Promise.all(tries);
    await join({ name: "Nora", email: email.toUpperCase(), website: "x" });
    expect(await heldOf(email)).toMatchObject([{ payload: { name: "Nora" } }]);
  });

  test("beyond what anybody could look through is refused, and so not lost without a word", async () => {
    await db.rateLimit.create({
      data: {
        key: `${budgets.held.name}:everybody`,
        points: budgets.held.points,
        expire: new Date(Date.now() + 60_000),
      },
    });
    const late = join({ name: "Noor", email: anyEmail(), website: "x" });
    await expect(late).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });
});

describe("a person", () => {
  test("is not taken for a machine: no signals, empty ones, or as quick as the form allows", async () => {
    for (const signals of [{}, { website: "" }, { fillTimeMs: 2_500 }, { website: "", fillTimeMs: 1e9 }]) {
      const email = anyEmail();
      await join({ name: "Noor", email, ...signals });
      expect(await heldOf(email)).toEqual([]);
      expect(await db.groupCoachingEntry.count({ where: { email } })).toBe(1);
    }
    const quick = await answer("account.signUp", member({ fillTimeMs: 1_500, website: "" }));
    expect(quick.browser.sessionValue()).toBeTruthy();
  });

  test("who comes when everybody together has sent too much is held back, and released in full", async () => {
    await useUp("waitlist");
    await useUp("application");
    const email = anyEmail();
    const form = application({ email });
    expect(await join({ name: "Noor", email })).toEqual({ ok: true });
    expect(await apply(form)).toEqual({ ok: true });
    const rows = await heldOf(email);
    expect(rows.map(({ form, reason }) => [form, reason]).sort()).toEqual([
      ["application", "budget"],
      ["waitlist", "budget"],
    ]);
    expect(await db.outboxMail.count()).toBe(0);
    for (const row of rows) await release(row);
    expect(await db.groupCoachingEntry.findMany({ where: { email } })).toMatchObject([{ name: "Noor" }]);
    const { idempotencyKey, primaryGoals } = form;
    const records = await db.privateCoachingApplication.findMany({ where: { email } });
    expect(records).toMatchObject([{ idempotencyKey, primaryGoals }]);
    expect(await db.outboxMail.count({ where: { recipient: email } })).toBe(2);
  });

  test("who signs up then is told to come back later", async () => {
    await useUp("sign-up");
    const late = await answer("account.signUp", member());
    expect(late.status).toBe(429);
    expect(late.body).toContain("That was a lot in a short time.");
  });
});

describe("a release", () => {
  test("counts the promised review from the day the form was sent", async () => {
    const form = application({ website: "x" });
    await apply(form);
    const [row] = await heldOf(form.email);
    const sent = { ...Object(row?.payload), submittedAt: "2026-11-02T09:00:00.000Z" };
    const { subject } = await release({ form: "application", payload: sent });
    const record = await db.privateCoachingApplication.findUniqueOrThrow({
      where: { id: subject.replace("application:", "") },
    });
    expect(record.submittedAt).toEqual(new Date(sent.submittedAt));
    expect(record.dueAt.toISOString().slice(0, 10)).toBe("2026-11-11");
  });

  test("of a sign-up makes the member, whose password works, without a session", async () => {
    const person = member({ website: "x" });
    kdf.calls = 0;
    await answer("account.signUp", person);
    expect(kdf.calls).toBe(1);
    const [row] = await heldOf(person.email);
    expect(JSON.stringify(row)).not.toContain(goodPassword);
    const { subject } = await release(row);
    const user = await db.user.findUniqueOrThrow({
      where: { email: person.email, emailCanonical: person.email },
      include: { terms: true, sessions: true },
    });
    expect(subject).toBe(`user:${user.id}`);
    expect(user.sessions).toEqual([]);
    expect(user.terms.map(({ term }) => term)).toContain("noor");
    expect(await verifyPassword(user.passwordHash, goodPassword)).toBe(true);
    expect(await db.outboxMail.count({ where: { recipient: person.email, kind: "welcome" } })).toBe(1);
    await expect(release(row)).rejects.toMatchObject({ code: "CONFLICT" });
  });

  test("done twice is one entry, one record and one mail each", async () => {
    const email = anyEmail();
    await join({ name: "Noor", email, website: "x" });
    await apply(application({ email, website: "x" }));
    for (const row of await heldOf(email)) {
      const [first, second] = await Promise.all([release(row), release(row)]);
      expect(first).toEqual(second);
    }
    expect(await db.groupCoachingEntry.count({ where: { email } })).toBe(1);
    expect(await db.privateCoachingApplication.count({ where: { email } })).toBe(1);
    expect(await db.outboxMail.count({ where: { recipient: email } })).toBe(2);
  });

  test("of a payload that is none stores nothing", async () => {
    for (const form of ["waitlist", "application", "sign-up"]) {
      for (const payload of [null, {}, { name: "Noor", email: "noor" }]) {
        await expect(release({ form, payload })).rejects.toThrow();
      }
    }
    expect(releaseFor(releases, "constructor")).toBeNull();
  });
});

test.each([
  ["a list in the hidden field", { website: ["x"] }],
  ["a time that is none", { fillTimeMs: "soon" }],
  ["a time before the form", { fillTimeMs: -1 }],
  ["a decision of its own", { reason: null }],
])("%s is refused", async (_what, wrong) => {
  const email = anyEmail();
  await expect(join({ name: "Noor", email, ...wrong } as never)).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
  expect(await heldOf(email)).toEqual([]);
});
