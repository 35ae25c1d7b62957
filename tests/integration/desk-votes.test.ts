import { createTestCaller } from "@tests/support/caller";
import { makeMember } from "@tests/support/factories";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { castVote } from "@/features/future-apps/service";
import { getDay } from "@/lib/calendar";
import { database } from "@/server/db/client";

const db = database();
const slug = "eq-vitamins";
// All rows are of one day, even if the test runs at midnight.
const stopAtNoon = () => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T11:00:00Z") });
stopAtNoon();
beforeEach(stopAtNoon);
const { caller: coach } = await createTestCaller({ user: await makeMember({ role: "coach" }) });
let voters = 0;

const vote = (app: "eq-vitamins" | "sleep-stories" | "mind-gardener" = slug) => {
  voters += 1;
  return castVote(db, { userId: null, visitorId: `visitor-${voters}` }, { slug: app });
};

beforeAll(async () => {
  for (let index = 0; index < 6; index += 1) await vote();
  await vote("sleep-stories");
  await vote("sleep-stories");
});

test("the vote board ranks all nine apps with their shares", async () => {
  const { apps, total } = await coach.desk.votes.board();
  expect(apps).toHaveLength(9);
  expect(apps.slice(0, 3)).toMatchObject([
    { id: slug, name: "EQ Vitamins", count: 6, share: 75 },
    { id: "sleep-stories", count: 2, share: 25 },
    { count: 0, share: 0 },
  ]);
  expect(total).toBe(8);
  const removed = await db.futureApp.create({ data: { id: "removed-app", name: "Removed", voteCount: 4 } });
  expect(await coach.desk.votes.board()).toEqual({ apps, total: 12 });
  await db.futureApp.delete({ where: { id: removed.id } });
});

test("votes are counted per day, for all apps or one app, with today last", async () => {
  const all = await coach.desk.votes.overTime({});
  expect(all.days).toHaveLength(30);
  expect(all.days.at(-1)).toEqual({ day: getDay(new Date()), count: 8 });
  const one = await coach.desk.votes.overTime({ app: "sleep-stories", days: 90 });
  expect(one.days).toHaveLength(90);
  expect(one.total).toBe(2);
});
