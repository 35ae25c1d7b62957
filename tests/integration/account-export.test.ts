import { makeBusyMember } from "@tests/support/busy-member";
import { createTestCaller } from "@tests/support/caller";
import { goodPassword, makeMember } from "@tests/support/factories";
import { afterEach, describe, expect, test, vi } from "vitest";

const reason = (name: string) => expect.objectContaining({ cause: expect.objectContaining({ name }) });

afterEach(() => {
  vi.useRealTimers();
});

function tenMinutesLater() {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 });
}

describe("the export", () => {
  test("holds everything of mine and nothing that opens anything", async () => {
    const { user, email, canary } = await makeBusyMember();
    await makeBusyMember();
    const { call } = await createTestCaller({ user });
    tenMinutesLater();
    const data = await call((caller) => caller.profile.exportData({ password: goodPassword }));
    expect(data).toMatchObject({
      site: "http://localhost:3000",
      profile: { id: user.id, email, membershipStatus: "explorer", hasPassword: true },
      linkedAccounts: [{ provider: "google", providerAccountId: `sub-${canary}` }],
      sessions: [{ isCurrent: true, userAgent: "Test" }],
      votes: [{ appId: "eq-vitamins" }, { appId: "mind-gardener" }],
      quizResults: [{ archetype: "guardian", answers: ["a"] }],
      waitlist: { motivation: "To sleep", status: "waiting" },
      applications: [{ currentRole: canary, status: "pending_review" }],
      announcements: { leftAt: expect.any(Date), letters: [{ tool: "gauge" }] },
      held: [{ form: "sign-up", reason: "hidden-field", payload: { displayName: canary } }],
      changes: [
        { action: "member.membership", after: { membershipStatus: "alchemist" } },
        { action: "account.signed-in", after: { by: "password" } },
      ],
    });
    expect(data.mails.map(({ kind }) => kind).sort()).toEqual(["passwordChanged", "waitlistJoined"]);
    expect(JSON.stringify(data)).not.toMatch(
      /argon2|tokenHash|passwordHash|sessionVersion|ipHash|voterKey|"coach"/,
    );
  });

  test("of a member whose address is not confirmed leaves out what may be a stranger's", async () => {
    const { user } = await makeBusyMember({ isVerified: false });
    const { call } = await createTestCaller({ user });
    const data = await call((caller) => caller.profile.exportData({}));
    expect(data).toMatchObject({ waitlist: null, applications: [], votes: [{}, {}] });
    expect(data.mails.map(({ kind }) => kind)).toEqual(["passwordChanged"]);
  });

  test("needs the password, or a sign-in of the last five minutes", async () => {
    const { call } = await createTestCaller({ user: await makeMember() });
    const wrong = call((caller) => caller.profile.exportData({ password: "not-it" }));
    await expect(wrong).rejects.toEqual(reason("wrong-password"));
    expect(await call((caller) => caller.profile.exportData({}))).toBeTruthy();
    tenMinutesLater();
    const late = call((caller) => caller.profile.exportData({}));
    await expect(late).rejects.toEqual(reason("stale-session"));
    expect(await call((caller) => caller.profile.exportData({ password: goodPassword }))).toBeTruthy();
  });

  test.each([[{ password: "x".repeat(1_025) }], [{ password: 7 }], [{ userId: "other" }]])(
    "is refused with %j",
    async (input) => {
      const { call } = await createTestCaller({ user: await makeMember() });
      const refused = call((caller) => caller.profile.exportData(input as object));
      await expect(refused).rejects.toMatchObject({ code: "BAD_REQUEST" });
    },
  );

  test("may be asked for several times at once", async () => {
    const { user } = await makeBusyMember();
    const { call } = await createTestCaller({ user });
    const asked = [1, 2, 3, 4].map(() => call((caller) => caller.profile.exportData({})));
    for (const data of await Promise.all(asked)) expect(data.profile.id).toBe(user.id);
  });
});
