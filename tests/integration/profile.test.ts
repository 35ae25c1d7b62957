import { createMemberCaller, createTestCaller } from "@tests/support/caller";
import { makeMember, signInAs } from "@tests/support/factories";
import { beforeEach, expect, test, vi } from "vitest";
import { database } from "@/server/db/client";

const db = database();
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));

const answers = ["b", "b", "a", "b", "d"] as const;
const attempt = (name: string) => ({ answers: [...answers], attemptId: `attempt-${name}` });

test("a visitor's quiz is scored and not stored", async () => {
  const before = await db.quizResult.count();
  const { caller } = await createTestCaller();
  const reply = await caller.quiz.submit(attempt("visitor"));
  expect(reply).toEqual({ archetype: "architect", isSaved: false });
  expect(await db.quizResult.count()).toBe(before);
});

test("a member's quiz is stored once per attempt, even if it is sent repeatedly and in parallel", async () => {
  const { user, caller } = await createMemberCaller();
  const sent = Array.from({ length: 8 }, () => caller.quiz.submit(attempt("often")));
  for (const reply of await Promise.all(sent))
    expect(reply).toEqual({ archetype: "architect", isSaved: true });
  const rows = await db.quizResult.findMany({ where: { userId: user.id } });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ archetype: "architect", answers: [...answers] });
});

test("a member's quiz is not stored for another member who has signed in meanwhile", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];
  const theirs = { ...attempt("theirs"), owner: ada.id };
  const { caller } = await createTestCaller({ user: bo });
  const reply = await caller.quiz.submit(theirs);
  expect(reply).toEqual({ archetype: "architect", isSaved: false });
  expect(await db.quizResult.count({ where: { userId: { in: [ada.id, bo.id] } } })).toBe(0);
  const back = await createTestCaller({ user: ada });
  expect(await back.caller.quiz.submit(theirs)).toMatchObject({ isSaved: true });
});

test("the profile shows the newest quiz result", async () => {
  const { caller } = await createMemberCaller();
  expect(await caller.quiz.latest()).toBeNull();
  await caller.quiz.submit(attempt("older"));
  await caller.quiz.submit({ answers: ["d", "d", "d", "a", "a"], attemptId: "attempt-newer" });
  expect(await caller.quiz.latest()).toBe("traveler");
  expect(await caller.profile.get()).toMatchObject({ archetype: "traveler" });
});

test("the profile returns the member's own data with dates and no secret", async () => {
  const { user, caller } = await createMemberCaller({ membershipStatus: "alchemist" });
  const profile = await caller.profile.get();
  expect(profile).toMatchObject({
    id: user.id,
    membershipStatus: "alchemist",
    purchasedProducts: [],
    hasPassword: true,
    linkedProviders: [],
  });
  expect(profile?.createdAt).toBeInstanceOf(Date);
  expect(JSON.stringify(profile)).not.toMatch(/argon2|passwordHash|sessionVersion/);
});

test("the profile shows that a member has no password and signs in with Google", async () => {
  const user = await makeMember({ password: null });
  await db.account.create({ data: { userId: user.id, provider: "google", providerAccountId: user.id } });
  const { caller } = await createTestCaller({ user });
  const profile = await caller.profile.get();
  expect(profile).toMatchObject({ hasPassword: false, linkedProviders: ["google"] });
});

test.each([
  ["no characters", { displayName: "" }],
  ["spaces only", { displayName: " \t " }],
  ["51 characters", { displayName: "n".repeat(51) }],
])("a nickname of %s is refused", async (_what, input) => {
  const { user, caller } = await createMemberCaller();
  const save = caller.profile.updateNickname(input);
  await expect(save).rejects.toMatchObject({ code: "BAD_REQUEST" });
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ displayName: "Noor" });
});

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

async function withDevices() {
  const { user, caller, jar } = await createMemberCaller();
  const others = await Promise.all([createTestCaller({ user }), createTestCaller({ user })]);
  return { user, caller, jar, others };
}

test("devices are listed with browser and system, the current device first, without ended and expired sessions", async () => {
  const { user, caller } = await withDevices();
  const now = Date.now();
  const row = { userId: user.id, authTime: new Date(), absoluteExpiresAt: new Date(now + 60_000) };
  await db.authSession.createMany({
    data: [
      { ...row, id: `${user.id}-a`, lastSeenAt: new Date(now + 1_000), userAgent: firefox },
      { ...row, id: `${user.id}-b`, lastSeenAt: new Date(), revokedAt: new Date() },
      { ...row, id: `${user.id}-c`, lastSeenAt: new Date(), absoluteExpiresAt: new Date(now - 1) },
      { ...row, id: `${user.id}-d`, lastSeenAt: new Date(now - 15 * 86_400_000) },
    ],
  });
  const devices = await caller.profile.listSessions();
  expect(devices.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false, false]);
  expect(devices[1]).toMatchObject({ id: `${user.id}-a`, browser: "Firefox", system: "Linux" });
  expect(devices[0]?.lastSeenAt).toBeInstanceOf(Date);
  expect(JSON.stringify(devices)).not.toMatch(/Mozilla|ipHash/);
});

test("signing out another member's device returns the same result as for an unknown device and changes nothing", async () => {
  const { caller } = await withDevices();
  const other = await makeMember();
  const { claims, cookie } = await signInAs(other);
  expect(await caller.profile.endSession({ id: claims.sid })).toEqual({ ended: 0 });
  expect(await caller.profile.endSession({ id: "nothing" })).toEqual({ ended: 0 });
  const theirs = await createTestCaller({ cookie });
  expect(await theirs.caller.profile.get()).toMatchObject({ id: other.id });
});

test("signing out the current device removes its cookie", async () => {
  const { caller, jar } = await withDevices();
  const [here] = await caller.profile.listSessions();
  await caller.profile.endSession({ id: here!.id });
  expect(jar.get("aurea.session")).toBe("");
  await expect(caller.profile.get()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});
