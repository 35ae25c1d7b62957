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

describe("memberships", () => {
  test("a membership takes every value of the specification and shows on the profile at once", async () => {
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

  test("an unknown membership can be replaced but not set", async () => {
    const user = await makeMember({ password: null, membershipStatus: "vip" });
    await move(user.id, "vip", "alchemist");
    expect(await auditOf(user.id)).toMatchObject([
      { before: { membershipStatus: "vip" }, after: { membershipStatus: "alchemist" } },
    ]);
    for (const to of ["vip", "coach", ""]) {
      await expect(move(user.id, "alchemist", to)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    }
  });

  test("a membership changed meanwhile is not overwritten", async () => {
    const user = await makeMember({ password: null });
    await move(user.id, "explorer", "adventurer");
    await expect(move(user.id, "explorer", "alchemist")).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(move(user.id, "explorer", "adventurer")).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(move(user.id, "adventurer", "adventurer")).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(move("nobody", "explorer", "alchemist")).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await auditOf(user.id)).toHaveLength(1);
  });

  test("twelve parallel changes change a membership once", async () => {
    const user = await makeMember({ password: null });
    const moves = await Promise.allSettled(
      Array.from({ length: 12 }, (_, at) => move(user.id, "explorer", at % 2 ? "alchemist" : "adventurer")),
    );
    expect(moves.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await auditOf(user.id)).toHaveLength(1);
  });
});
