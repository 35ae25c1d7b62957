import { randomUUID } from "node:crypto";
import { createTestCaller } from "@tests/support/caller";
import { describe, expect, test } from "vitest";
import { applicationFields } from "@/content/application-fields";
import type { SubmitApplicationInput } from "@/features/coaching/schema";
import { database } from "@/server/db/client";

const db = database();
const accepted = { ok: true, isHeld: false };
const address = () => `noor-${randomUUID()}@example.org`;
const applicationsOf = (email: string) => db.privateCoachingApplication.findMany({ where: { email } });

async function apply(input: unknown) {
  const { call } = await createTestCaller();
  return call((caller) => caller.coaching.submitApplication(input as SubmitApplicationInput));
}

function application(changes: Partial<SubmitApplicationInput> = {}): SubmitApplicationInput {
  return {
    name: "Noor de Vries",
    email: address(),
    currentRole: "Product lead",
    primaryGoals: "To be home when I am at home.",
    currentChallenges: "I answer everyone\nbut myself.",
    coachingExperience: "A good teacher, once.",
    commitmentLevel: "high",
    investmentReadiness: "planning",
    timeline: "within-2-weeks",
    additionalInfo: "I write better than I talk.",
    idempotencyKey: randomUUID(),
    ...changes,
  };
}

describe("applications", () => {
  test("an application is stored with every field of the specification", async () => {
    const before = Date.now();
    const { idempotencyKey, ...form } = application();
    expect(await apply({ ...form, idempotencyKey })).toEqual(accepted);
    const [row] = await applicationsOf(form.email);
    expect(row).toMatchObject({
      ...form,
      program: "The Partnership - 1:1 Coaching",
      status: "pending_review",
      reviewed: false,
      priority: "high",
    });
    for (const date of [row?.submittedAt, row?.createdAt, row?.updatedAt]) {
      expect(date?.getTime()).toBeGreaterThanOrEqual(before - 1_000);
      expect(date?.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
    }
  });

  test("an application is stored without the two optional answers, left out or empty", async () => {
    const { coachingExperience: _, additionalInfo: __, ...rest } = application();
    await apply(rest);
    expect(await applicationsOf(rest.email)).toMatchObject([
      { coachingExperience: null, additionalInfo: null },
    ]);
    const empty = application({ coachingExperience: "", additionalInfo: "  " });
    await apply(empty);
    expect(await applicationsOf(empty.email)).toMatchObject([
      { coachingExperience: null, additionalInfo: null },
    ]);
  });

  test("an application accepts every choice of the form and keeps its text exactly", async () => {
    for (const commitmentLevel of Object.keys(applicationFields.commitmentLevel.choices)) {
      await expect(apply({ ...application(), commitmentLevel })).resolves.toEqual(accepted);
    }
    for (const investmentReadiness of Object.keys(applicationFields.investmentReadiness.choices)) {
      await expect(apply({ ...application(), investmentReadiness })).resolves.toEqual(accepted);
    }
    for (const timeline of Object.keys(applicationFields.timeline.choices)) {
      await expect(apply({ ...application(), timeline })).resolves.toEqual(accepted);
    }
    const letters = application({ primaryGoals: "“Žluťoučký” 🌅 <b>&amp;</b> '; DROP TABLE users; --" });
    await apply(letters);
    expect(await applicationsOf(letters.email)).toMatchObject([{ primaryGoals: letters.primaryGoals }]);
  });

  test("a repeated application does not change a record already in review", async () => {
    const first = application();
    await apply(first);
    await db.privateCoachingApplication.update({
      where: { idempotencyKey: first.idempotencyKey },
      data: { status: "in_review" },
    });
    expect(await apply({ ...first, primaryGoals: "Something else." })).toEqual(accepted);
    expect(await applicationsOf(first.email)).toMatchObject([
      { primaryGoals: first.primaryGoals, status: "in_review" },
    ]);
  });

  test("an application with another key is another record, also from the same person", async () => {
    const email = address();
    await apply(application({ email }));
    await apply(application({ email }));
    expect(await applicationsOf(email)).toHaveLength(2);
  });

  test.each([
    ["a role of two lines", { currentRole: "Lead\r\nBcc: x@example.org" }],
    ["goals over the limit", { primaryGoals: "g".repeat(applicationFields.primaryGoals.limit + 1) }],
    ["a commitment nobody offers", { commitmentLevel: "constructor" }],
  ])("an application refuses %s and stores nothing", async (_what, wrong) => {
    const before = await db.privateCoachingApplication.count();
    await expect(apply({ ...application(), ...wrong })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await db.privateCoachingApplication.count()).toBe(before);
  });
});
