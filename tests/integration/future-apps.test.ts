import { createTestCaller } from "@tests/support/caller";
import { makeMember } from "@tests/support/factories";
import { expect, test } from "vitest";
import { futureApps } from "@/content/future-apps";
import { castVote } from "@/features/future-apps/service";
import { database } from "@/server/db/client";

const db = database();

async function countOf(id: string) {
  const [row, rows] = await Promise.all([
    db.futureApp.findUnique({ where: { id } }),
    db.vote.count({ where: { appId: id } }),
  ]);
  expect(row?.voteCount ?? 0).toBe(rows);
  return rows;
}

test("the list of apps has all nine in order, and a new visitor has voted for none", async () => {
  const { caller } = await createTestCaller();
  const { apps, votedAppIds } = await caller.futureApps.list();
  expect(apps.map((app) => app.id)).toEqual(futureApps.map((app) => app.slug));
  expect(votedAppIds).toEqual([]);
});

test("parallel votes of a browser as visitor and as member count once", async () => {
  const before = await countOf("mind-gardener");
  const { id: userId } = await makeMember();
  const visitorId = "visitor-and-member";
  await Promise.all([
    castVote(db, { userId: null, visitorId }, { slug: "mind-gardener" }),
    castVote(db, { userId, visitorId }, { slug: "mind-gardener" }),
  ]);
  expect(await countOf("mind-gardener")).toBe(before + 1);
});

test("a vote of a member deleted meanwhile is not counted, but a concurrent vote of a visitor is counted", async () => {
  const before = await countOf("mind-gardener");
  const [gone, visitor] = await Promise.allSettled([
    castVote(db, { userId: "unknown", visitorId: null }, { slug: "mind-gardener" }),
    castVote(db, { userId: null, visitorId: "another-visitor" }, { slug: "mind-gardener" }),
  ]);
  expect(gone).toMatchObject({ status: "rejected", reason: { code: "UNAUTHORIZED" } });
  expect(visitor).toMatchObject({ status: "fulfilled", value: { alreadyVoted: false } });
  expect(await countOf("mind-gardener")).toBe(before + 1);
});

test("a forged visitor cookie is replaced by a new cookie", async () => {
  const { caller, jar } = await createTestCaller({ cookie: "aurea.visitor=someone-else.not-a-signature" });
  const vote = await caller.futureApps.vote({ slug: "sleep-stories" });
  expect(vote.alreadyVoted).toBe(false);
  expect(jar.get("aurea.visitor")).not.toContain("someone-else");
});

test("a visitor's first vote counts once, even if its answer and its cookie are lost", async () => {
  const vote = { slug: "sleep-stories", voter: crypto.randomUUID() };
  const first = await (await createTestCaller()).caller.futureApps.vote(vote);
  const { caller, jar } = await createTestCaller();
  expect(await caller.futureApps.vote(vote)).toEqual({ ...first, alreadyVoted: true });
  const cookie = `aurea.visitor=${jar.get("aurea.visitor")}`;
  const next = await createTestCaller({ cookie });
  const member = await createTestCaller({ user: await makeMember() });
  expect(await member.caller.futureApps.vote(vote)).toEqual({ ...first, alreadyVoted: true });
  expect(await next.caller.futureApps.vote({ slug: "sleep-stories" })).toEqual({
    ...first,
    alreadyVoted: true,
  });
});

test("a member can vote once per app, even from two browsers", async () => {
  const user = await makeMember();
  const phone = await createTestCaller({ user });
  const laptop = await createTestCaller({ user });
  await phone.caller.futureApps.vote({ slug: "mindful-moments" });
  const again = await laptop.caller.futureApps.vote({ slug: "mindful-moments" });
  expect(again.alreadyVoted).toBe(true);
  expect(await countOf("mindful-moments")).toBe(again.voteCount);
});

test("a visitor's vote counts once, and is recognised after the visitor signs in on the same device", async () => {
  const visitor = await createTestCaller();
  const first = await visitor.caller.futureApps.vote({ slug: "reaction-rewind" });
  expect(await visitor.caller.futureApps.vote({ slug: "reaction-rewind" })).toEqual({
    ...first,
    alreadyVoted: true,
  });
  const cookie = `aurea.visitor=${visitor.jar.get("aurea.visitor")}`;
  const member = await createTestCaller({ user: await makeMember(), cookie });
  const again = await member.caller.futureApps.vote({ slug: "reaction-rewind" });
  expect(again.alreadyVoted).toBe(true);
});

test("600 concurrent votes from 200 voters count as 200, and each counted vote returns a different total", async () => {
  const before = await countOf("mind-gardener");
  const votes = Array.from({ length: 600 }, (_, index) =>
    castVote(db, { userId: null, visitorId: `crowd-${index % 200}` }, { slug: "mind-gardener" }),
  );
  const results = await Promise.all(votes);
  const counts = results.flatMap(({ alreadyVoted, voteCount }) => (alreadyVoted ? [] : voteCount));
  expect(counts.sort((one, other) => one - other)).toEqual(
    Array.from({ length: 200 }, (_, at) => before + 1 + at),
  );
  expect(await countOf("mind-gardener")).toBe(before + 200);
});

test("repeated votes do not undo other concurrent writes", async () => {
  const voter = { userId: null, visitorId: "twice" };
  await castVote(db, voter, { slug: "daily-gratitude-lens" });
  const before = await db.auditEntry.count();
  await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      index % 2
        ? castVote(db, voter, { slug: "daily-gratitude-lens" })
        : db.auditEntry.create({ data: { action: "test", subject: `${index}` } }),
    ),
  );
  expect(await db.auditEntry.count()).toBe(before + 30);
});
