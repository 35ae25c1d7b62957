import { randomUUID } from "node:crypto";
import { anyEmail } from "@tests/support/application";
import { newClientAddress } from "@tests/support/client-address";
import { figure, isFull } from "@tests/support/figure";
import { join } from "@tests/support/intake";
import { secretOfLink } from "@tests/support/links";
import { answer, forms, member, useUp } from "@tests/support/public-forms";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { addressKey } from "@/client-address.mjs";
import { database } from "@/server/db/client";
import { solve } from "@/trpc/solve";

const db = database();

beforeEach(() => db.rateLimit.deleteMany());

test.each(Object.entries(forms))(
  "the form %s requires a proof of work once the shared budget is used up",
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
    expect(await db.quarantinedSubmission.count()).toBe(0);
  },
);

describe("proofs of work", () => {
  const asked = async () =>
    JSON.parse((await answer("account.signUp", member())).raw).error.json.data.challenge;
  const withProof = async (proof: string) => (await answer("account.signUp", member(), { proof })).status;
  beforeEach(() => useUp("sign-up"));

  test("a proof of work is accepted at most twice", async () => {
    const proof = await solve(await asked());
    const statuses = await Promise.all(Array.from({ length: 8 }, () => withProof(proof)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  });

  test("a malformed, changed or expired proof of work is refused", async () => {
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
  });
});

const office = "203.0.113.40";

async function joinWaitlist() {
  const email = anyEmail();
  await join({ name: "Noor", email });
  const { id } = await db.token.findFirstOrThrow({ where: { purpose: "leave", email } });
  return { token: secretOfLink("leave", id) };
}

test.each([
  ["vote", 600, "futureApps.vote", () => ({ slug: "eq-vitamins" })],
  ["quiz", 120, "quiz.submit", () => ({ answers: ["a", "b", "c", "d", "a"], attemptId: randomUUID() })],
  ["leave-waitlist", 30, "coaching.leaveWaitlist", joinWaitlist],
])("beyond the limit of %s, an IP address needs a proof of work", async (name, points, path, createInput) => {
  const input = await createInput();
  const expire = new Date(Date.now() + 3_600_000);
  await db.rateLimit.create({ data: { key: `${name}:${addressKey(office)}`, points, expire } });
  const first = await answer(path, input, { address: office });
  const proof = await solve(JSON.parse(first.raw).error.json.data.challenge);
  expect((await answer(path, input, { address: office, proof })).status).toBe(200);
});

const people = isFull ? 40 : 24;

test("people in one office who share an IP address can all sign up, one after another", async () => {
  let accepted = 0;
  let challenged = 0;
  for (let person = 0; person < people; person += 1) {
    const form = member();
    let reply = await answer("account.signUp", form, { address: office });
    if (reply.status !== 200) {
      challenged += 1;
      const proof = await solve(JSON.parse(reply.raw).error.json.data.challenge);
      reply = await answer("account.signUp", form, { address: office, proof });
    }
    if (reply.status === 200) accepted += 1;
  }
  figure("people-of-one-office-signed-up", accepted, `of ${people}`);
  expect(accepted).toBe(people);
  expect(challenged).toBeGreaterThan(0);
});

test("refused, quarantined and challenged forms do not use up the shared budget", async () => {
  const count = isFull ? 1_700 : 20;
  // Leaves exactly the budget that the real forms need, so that a wrongly counted form fails the test.
  const wanted = 50;
  await Promise.all([useUp("sign-up", wanted), useUp("waitlist", wanted)]);
  const bad = [
    ["account.signUp", () => member({ password: "password" })],
    ["account.signUp", () => member({ password: "x" })],
    ["account.signUp", () => member({ website: "x" })],
    ["coaching.joinWaitlist", () => ({ name: "Noor", email: anyEmail(), website: "x" })],
  ] as const;
  for (let at = 0; at < count; at += 1) {
    await Promise.all(bad.map(([path, input]) => answer(path, input(), { address: `198.51.${at % 200}.1` })));
  }
  const real = await Promise.all(
    Array.from({ length: wanted }, () => answer("account.signUp", member(), { address: newClientAddress() })),
  );
  const accepted = real.filter(({ status }) => status === 200).length;
  figure("real-sign-ups-after-bad-posts", accepted, `of ${wanted} after ${count * bad.length}`);
  expect(accepted).toBe(wanted);
}, 300_000);
