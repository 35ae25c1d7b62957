import { createTestCaller } from "@tests/support/caller";
import { makeMember } from "@tests/support/factories";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/db/client";

type Caller = Awaited<ReturnType<typeof createTestCaller>>;

const db = database();
let coach: Awaited<ReturnType<typeof makeMember>>;
let atDesk: Caller;

beforeAll(async () => {
  coach = await makeMember({ role: "coach", displayName: "Coach", password: null });
  atDesk = await createTestCaller({ user: coach });
});

const move = (id: string, from: string, to: string, by = atDesk) =>
  by.call((caller) => caller.desk.members.setMembershipStatus({ id, from, to: to as "explorer" }));
const get = (id: string) => atDesk.call((caller) => caller.desk.members.get({ id }));
const auditOf = (id: string) =>
  db.auditEntry.findMany({ where: { subject: `user:${id}`, action: "member.status-changed" } });

describe("a membership", () => {
  test("takes every value of the specification, shows at once on the profile, and ends nothing else", async () => {
    const user = await makeMember({ password: null });
    const member = await createTestCaller({ user });
    const profileStatus = async () => (await member.call((caller) => caller.profile.get()))?.membershipStatus;
    const before = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    const sessions = await db.authSession.findMany({ where: { userId: user.id } });
    let from: string = "explorer";
    for (const to of ["adventurer", "alchemist", "founding_member", "explorer"]) {
      expect(await move(user.id, from, to)).toEqual({ membershipStatus: to });
      expect(await profileStatus()).toBe(to);
      from = to;
    }
    const { updatedAt: _, ...after } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    const { updatedAt: __, ...was } = before;
    expect(after).toEqual(was);
    expect(await db.authSession.findMany({ where: { userId: user.id } })).toEqual(sessions);
    expect(await db.outboxMail.count()).toBe(0);
    const audit = await auditOf(user.id);
    expect(audit).toHaveLength(4);
    expect(audit.filter(({ actorId }) => actorId === coach.id)).toHaveLength(4);
    const { events } = await get(user.id);
    expect(events.filter(({ action }) => action === "member.status-changed")).toHaveLength(4);
  });

  test("that nobody knows can be left behind, and none can be made up", async () => {
    const user = await makeMember({ password: null, membershipStatus: "vip" });
    await move(user.id, "vip", "alchemist");
    expect(await auditOf(user.id)).toMatchObject([
      { before: { membershipStatus: "vip" }, after: { membershipStatus: "alchemist" } },
    ]);
    for (const to of ["vip", "coach", ""]) {
      await expect(move(user.id, "alchemist", to)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    }
  });

  test("that changed meanwhile is not overwritten; a repeat, or a member who is gone, changes nothing", async () => {
    const user = await makeMember({ password: null });
    await move(user.id, "explorer", "adventurer");
    await expect(move(user.id, "explorer", "alchemist")).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(move(user.id, "explorer", "adventurer")).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(move(user.id, "adventurer", "adventurer")).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(move("nobody", "explorer", "alchemist")).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await auditOf(user.id)).toHaveLength(1);
  });

  test("moved by twelve at once is moved once", async () => {
    const user = await makeMember({ password: null });
    const moves = await Promise.allSettled(
      Array.from({ length: 12 }, (_, at) => move(user.id, "explorer", at % 2 ? "alchemist" : "adventurer")),
    );
    expect(moves.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await auditOf(user.id)).toHaveLength(1);
  });

  test("is out of anyone's reach but the coach's", async () => {
    const user = await makeMember({ password: null });
    const own = await createTestCaller({ user });
    await expect(move(user.id, "explorer", "alchemist", own)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(own.call((caller) => caller.desk.members.list({}))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(own.call((caller) => caller.desk.members.get({ id: user.id }))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    const nobody = await createTestCaller();
    await expect(move(user.id, "explorer", "alchemist", nobody)).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    expect(await auditOf(user.id)).toEqual([]);
  });
});
