import { anyEmail, application } from "@tests/support/application";
import { anyAddress } from "@tests/support/caller";
import { goodPassword } from "@tests/support/factories";
import { figure, isFull } from "@tests/support/figure";
import { createBrowser } from "@tests/support/http";
import { apply, join } from "@tests/support/intake";
import { kdf } from "@tests/support/kdf";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { canonicalEmail } from "@/lib/email-address";
import { verifyPassword } from "@/server/auth/password";
import { database } from "@/server/db/client";
import { releaseFor } from "@/server/held-forms";
import { releases } from "@/server/root";
import { budgets } from "@/server/spam";
import { solve } from "@/trpc/solve";

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

async function useUp(budget: keyof typeof budgets) {
  const { name, points } = budgets[budget];
  const expire = new Date(Date.now() + 60_000);
  await db.rateLimit.create({ data: { key: `${name}:everybody`, points, expire } });
}

async function release(row: { form: string; payload: unknown } | undefined) {
  const done = row && releaseFor(releases, row.form);
  if (!row || !done) throw new Error("nothing to release");
  return done(db, row.payload);
}

/** What a browser is told, to the byte; ids, which are random, are made equal. */
async function answer(path: string, input: object, { address = anyAddress(), proof = "" } = {}) {
  const browser = createBrowser(address);
  const response = await browser.trpc(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(proof && { "x-aurea-proof": proof }) },
    body: JSON.stringify({ json: input }),
  });
  const raw = await response.text();
  const body = raw.replace(uuid, "ID").replace(/"requestId":"[^"]*"/, "");
  const headers = [...response.headers].filter(([name]) => name !== "set-cookie");
  return { status: response.status, headers, body, raw, browser };
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

  test("beyond what anybody could look through asks for a proof of work, like a real one, and is lost without one", async () => {
    await useUp("held");
    const late = join({ name: "Noor", email: anyEmail(), website: "x" });
    await expect(late).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", cause: { name: "proof-needed" } });
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

  test.each(Object.entries(forms))(
    "who sends a %s while everybody together has sent too much does a second's work",
    async (form, [path, input]) => {
      await useUp(form as keyof typeof forms);
      const sent = input({});
      const asked = await answer(path, sent);
      expect(asked.status).toBe(429);
      const { data } = JSON.parse(asked.raw).error.json;
      expect(data.reason).toBe("proof-needed");
      const begun = performance.now();
      const proof = await solve(data.challenge);
      figure(`proof-of-work-${form}`, performance.now() - begun, "ms");
      expect((await answer(path, sent, { proof })).status).toBe(200);
      expect(await heldOf(String(sent.email))).toEqual([]);
    },
  );
});

describe("a proof of work", () => {
  const asked = async () =>
    JSON.parse((await answer("account.signUp", member())).raw).error.json.data.challenge;
  const withProof = async (proof: string) => (await answer("account.signUp", member(), { proof })).status;
  beforeEach(() => useUp("sign-up"));

  test("is good for one form, and for one more beyond a second budget", async () => {
    const proof = await solve(await asked());
    const statuses = await Promise.all(Array.from({ length: 8 }, () => withProof(proof)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  });

  test("that is none, of another site, changed or late is refused with a new one to do", async () => {
    const challenge = await asked();
    const proof = await solve(challenge);
    const changed = (change: (payload: Record<string, Record<string, Record<string, unknown>>>) => void) => {
      const payload = JSON.parse(Buffer.from(proof, "base64url").toString());
      change(payload);
      return Buffer.from(JSON.stringify(payload)).toString("base64url");
    };
    const bad = [
      "x",
      "null",
      Buffer.from("null").toString("base64url"),
      Buffer.from('{"challenge":{"signature":"x"}}').toString("base64url"),
      changed(({ solution }) => Object.assign(solution ?? {}, { counter: 1, derivedKey: "00" })),
      changed(({ challenge }) => Object.assign(challenge?.parameters ?? {}, { cost: 1 })),
      changed(({ challenge }) => Object.assign(challenge?.parameters ?? {}, { expiresAt: 9e12 })),
    ];
    for (const proof of bad) expect(await withProof(proof)).toBe(429);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * 60_000 });
    await db.rateLimit.deleteMany();
    await useUp("sign-up");
    expect(await withProof(proof)).toBe(429);
    vi.useRealTimers();
  });
});

describe("a limit falls on who spends it", () => {
  const office = "203.0.113.40";

  test("forty people in one office sign up within ten minutes", async () => {
    const statuses: number[] = [];
    for (let person = 0; person < 40; person += 1) {
      const form = member();
      const first = await answer("account.signUp", form, { address: office });
      if (first.status === 200) statuses.push(200);
      else {
        const proof = await solve(JSON.parse(first.raw).error.json.data.challenge);
        statuses.push((await answer("account.signUp", form, { address: office, proof })).status);
      }
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    figure("people-of-one-office-signed-up", 40, "of 40");
  }, 120_000);

  test("what is refused or held spends nothing of what all share", async () => {
    const count = isFull ? 1_700 : 120;
    const bad = [
      ["account.signUp", () => member({ password: "password" })],
      ["account.signUp", () => member({ password: "x" })],
      ["coaching.joinWaitlist", () => ({ name: "Noor", email: anyEmail(), website: "x" })],
    ] as const;
    for (let at = 0; at < count; at += 1) {
      await Promise.all(
        bad.map(([path, input]) => answer(path, input(), { address: `198.51.${at % 200}.1` })),
      );
    }
    const real = await Promise.all(
      Array.from({ length: 50 }, () => answer("account.signUp", member(), { address: anyAddress() })),
    );
    expect(real.filter(({ status }) => status === 200)).toHaveLength(50);
    figure("real-sign-ups-after-bad-posts", 50, `of 50 after ${count * bad.length}`);
  }, 300_000);
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
