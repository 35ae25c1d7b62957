import { createTestCaller } from "@tests/support/caller";
import { makeMember } from "@tests/support/factories";
import { describe, expect, test } from "vitest";
import { database } from "@/server/db/client";

const db = database();
const answers = ["b", "b", "a", "b", "d"] as const;
const attempt = (name: string) => ({ answers: [...answers], attemptId: `attempt-${name}` });

describe("quiz results", () => {
  test("a visitor's quiz is scored and stored nowhere", async () => {
    const before = await db.quizResult.count();
    const { call } = await createTestCaller();
    const reply = await call((caller) => caller.quiz.submit(attempt("visitor")));
    expect(reply).toEqual({ archetype: "architect", isSaved: false });
    expect(await db.quizResult.count()).toBe(before);
  });

  test("a member's quiz is stored once per attempt, however often and parallel it is sent", async () => {
    const user = await makeMember();
    const { call } = await createTestCaller({ user });
    const sent = Array.from({ length: 8 }, () => call((caller) => caller.quiz.submit(attempt("often"))));
    for (const reply of await Promise.all(sent))
      expect(reply).toEqual({ archetype: "architect", isSaved: true });
    const rows = await db.quizResult.findMany({ where: { userId: user.id } });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ archetype: "architect", answers: [...answers] });
  });

  test("a member's quiz is not stored for the member who signed in over them", async () => {
    const [ada, bo] = [await makeMember(), await makeMember()];
    const theirs = { ...attempt("theirs"), owner: ada.id };
    const { call } = await createTestCaller({ user: bo });
    const reply = await call((caller) => caller.quiz.submit(theirs));
    expect(reply).toEqual({ archetype: "architect", isSaved: false });
    expect(await db.quizResult.count({ where: { userId: { in: [ada.id, bo.id] } } })).toBe(0);
    const back = await createTestCaller({ user: ada });
    expect(await back.call((caller) => caller.quiz.submit(theirs))).toMatchObject({ isSaved: true });
  });

  test("the profile shows the newest quiz result", async () => {
    const user = await makeMember();
    const { call } = await createTestCaller({ user });
    expect(await call((caller) => caller.quiz.latest())).toBeNull();
    await call((caller) => caller.quiz.submit(attempt("older")));
    await call((caller) =>
      caller.quiz.submit({ answers: ["d", "d", "d", "a", "a"], attemptId: "attempt-newer" }),
    );
    expect(await call((caller) => caller.quiz.latest())).toBe("traveler");
    expect(await call((caller) => caller.profile.get())).toMatchObject({ archetype: "traveler" });
  });

  test.each([
    ["four answers", { answers: ["a", "a", "a", "a"], attemptId: "attempt-1" }],
    ["a fifth letter", { answers: ["a", "a", "a", "a", "e"], attemptId: "attempt-1" }],
    ["no attempt", { answers: [...answers], attemptId: "" }],
    ["an archetype of its own", { ...attempt("x"), archetype: "guardian" }],
  ])("a quiz is refused with %s", async (_what, input) => {
    const { call } = await createTestCaller({ user: await makeMember() });
    const submit = call((caller) => caller.quiz.submit(input as ReturnType<typeof attempt>));
    await expect(submit).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});
