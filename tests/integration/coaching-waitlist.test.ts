import { randomUUID } from "node:crypto";
import { createTestCaller } from "@tests/support/caller";
import { makeMember } from "@tests/support/factories";
import { describe, expect, test } from "vitest";
import { waitlistLimits } from "@/content/coaching-forms";
import type { JoinWaitlistInput } from "@/features/coaching/schema";
import { database } from "@/server/db/client";

const db = database();
const address = () => `noor-${randomUUID()}@example.org`;
const entryOf = (email: string) => db.groupCoachingEntry.findMany({ where: { emailCanonical: email } });

async function join(input: unknown) {
  const { call } = await createTestCaller();
  return call((caller) => caller.coaching.joinWaitlist(input as JoinWaitlistInput));
}

describe("the waiting list", () => {
  test("the waiting list stores an entry with every field of the specification", async () => {
    const email = address();
    const before = Date.now();
    const reply = await join({ name: " Noor ", email: ` ${email} `, motivation: " The same faces. " });
    expect(reply).toEqual({ ok: true, isHeld: false, since: null });
    const [entry] = await entryOf(email);
    expect(entry).toMatchObject({
      name: "Noor",
      email,
      motivation: "The same faces.",
      program: "The Collective",
      status: "waiting",
      notified: false,
    });
    for (const date of [entry?.submittedAt, entry?.createdAt, entry?.updatedAt]) {
      expect(date?.getTime()).toBeGreaterThanOrEqual(before - 1_000);
      expect(date?.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
    }
  });

  test("the waiting list accepts visitors and members, with or without a motivation", async () => {
    const email = address();
    const { call } = await createTestCaller({ user: await makeMember() });
    await call((caller) => caller.coaching.joinWaitlist({ name: "Noor", email }));
    expect(await entryOf(email)).toMatchObject([{ motivation: null }]);
    const other = address();
    await join({ name: "Noor", email: other, motivation: "   " });
    expect(await entryOf(other)).toMatchObject([{ motivation: null }]);
  });

  test("the waiting list keeps one row per address in any spelling, with the newest name and the first date", async () => {
    const email = address();
    const first = await join({ name: "Noor", email, motivation: "First thought." });
    const second = await join({
      name: "Somebody else",
      email: email.toUpperCase(),
      motivation: "Second thought.",
    });
    const third = await join({ name: "Noor again", email });
    const rows = await entryOf(email);
    expect(rows).toHaveLength(1);
    expect(first).toEqual({ ok: true, isHeld: false, since: null });
    for (const again of [second, third])
      expect(again).toEqual({ ok: true, isHeld: false, since: rows[0]?.submittedAt });
    expect(rows[0]).toMatchObject({
      name: "Noor again",
      email,
      motivation: "Second thought.",
      status: "waiting",
    });
  });

  test.each([
    ["a name over the limit", { name: "n".repeat(waitlistLimits.name + 1) }],
    ["two addresses", { email: "noor@example.org,other@example.org" }],
    ["a list for a name", { name: ["Noor"] }],
  ])("the waiting list refuses %s and stores nothing", async (_what, wrong) => {
    const before = await db.groupCoachingEntry.count();
    const good = { name: "Noor", email: address() };
    await expect(join({ ...good, ...wrong })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await db.groupCoachingEntry.count()).toBe(before);
  });

  test("one client address may join twenty times an hour and is then told the limit", async () => {
    const { call } = await createTestCaller();
    const input = { name: "Noor", email: address() };
    for (let tries = 0; tries < 20; tries += 1) {
      await call((caller) => caller.coaching.joinWaitlist(input));
    }
    await expect(call((caller) => caller.coaching.joinWaitlist(input))).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
  });
});
