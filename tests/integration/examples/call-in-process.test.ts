import { randomUUID } from "node:crypto";
import { createTestCaller } from "@tests/support/caller";
import { makeMember } from "@tests/support/factories";
import { expect, test } from "vitest";

test("a visitor's repeated votes for an app count once", async () => {
  const visitor = await createTestCaller();
  const vote = () => visitor.caller.futureApps.vote({ slug: "sleep-stories" });
  const first = await vote();
  expect(first.alreadyVoted).toBe(false);
  expect(await vote()).toEqual({ ...first, alreadyVoted: true });
});

test("a member reads their quiz result, and a visitor is refused", async () => {
  const member = await createTestCaller({ user: await makeMember({ displayName: "Noor" }) });
  const { archetype, isSaved } = await member.caller.quiz.submit({
    answers: ["a", "b", "a", "c", "a"],
    attemptId: randomUUID(),
  });
  expect(isSaved).toBe(true);
  expect(await member.caller.quiz.latest()).toBe(archetype);

  const visitor = await createTestCaller();
  await expect(visitor.caller.quiz.latest()).rejects.toMatchObject({
    code: "UNAUTHORIZED",
    cause: { name: "signed-out" },
  });
});

test("a coach reads the waiting list, and a member gets the error NOT_FOUND", async () => {
  const visitor = await createTestCaller();
  await visitor.caller.coaching.joinWaitlist({ name: "Imke", email: "imke@example.org" });

  const coach = await createTestCaller({ user: await makeMember({ role: "coach" }) });
  const { rows } = await coach.caller.desk.waitlist.list({ status: "waiting" });
  expect(rows.map(({ name }) => name)).toEqual(["Imke"]);

  const member = await createTestCaller({ user: await makeMember() });
  const asMember = member.caller.desk.waitlist.list({});
  await expect(asMember).rejects.toMatchObject({ code: "NOT_FOUND" });
});
