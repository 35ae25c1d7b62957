import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { makeBusyMember } from "@tests/support/busy-member";
import { createTestCaller } from "@tests/support/caller";
import { dumpDatabase } from "@tests/support/database-dump";
import { goodPassword, makeMember } from "@tests/support/factories";
import { figure } from "@tests/support/figure";
import { createBrowser } from "@tests/support/http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { env } from "@/env.mjs";
import { castVote } from "@/features/future-apps/cast-service";
import { database, isSqlite } from "@/server/db/client";
import { deliverDue } from "@/server/mail/delivery";
import { configuredSender } from "@/server/mail/transport";
import { readPicture, writePicture } from "@/server/uploads/disk-store";
import { newPicturePath, pictureUrl } from "@/server/uploads/picture-path";

const db = database();
const reason = (name: string) => expect.objectContaining({ cause: expect.objectContaining({ name }) });

afterEach(() => {
  vi.useRealTimers();
});

function tenMinutesLater() {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 });
}

/** Every row of the database in which a text occurs, by table. */
async function rowsWith(text: string) {
  const rows = [...(await dumpDatabase())].map(([name, row]) => [name.split("/")[0], JSON.stringify(row)]);
  return rows.flatMap(([table, row]) => (row?.toLowerCase().includes(text.toLowerCase()) ? [table] : []));
}

describe("the deletion of an account", () => {
  test("is looked for in every row of every table", async () => {
    await makeBusyMember();
    const counts = await Promise.all([db.privateCoachingApplication.count(), db.user.count()]);
    const tables = [...(await dumpDatabase()).keys()].map((name) => name.split("/")[0]);
    const found = ["PrivateCoachingApplication", "User"].map(
      (table) => tables.filter((name) => name === table).length,
    );
    expect(found).toEqual(counts);
  });

  test("leaves nothing of the member; votes stay and count, without a name", async () => {
    const { user, canary } = await makeBusyMember();
    const bystander = await makeBusyMember();
    const other = await createTestCaller({ user });
    await other.call((caller) => caller.profile.get());
    const { call, jar } = await createTestCaller({ user });
    await call((caller) => caller.profile.updateNickname({ displayName: canary }));
    jar.set("aurea.device", "anything");
    const count = async (id: string) => (await db.futureApp.findUniqueOrThrow({ where: { id } })).voteCount;
    const before = [await count("eq-vitamins"), await db.vote.count({ where: { appId: "eq-vitamins" } })];

    const reply = await call((caller) => caller.profile.deleteAccount({ password: goodPassword }));
    expect(reply).toEqual({ isDeleted: true });

    const left = await rowsWith(canary);
    figure("rows-left-of-who-left", left.length, "rows");
    expect(left).toEqual([]);
    // The log keeps that there was an account.
    expect(new Set(await rowsWith(user.id))).toEqual(new Set(["AuditEntry"]));
    const entry = await db.auditEntry.findFirstOrThrow({
      where: { subject: `user:${user.id}`, action: "account.deleted" },
    });
    expect(entry).toMatchObject({ actorId: null, before: null, after: null });
    expect([await count("eq-vitamins"), await db.vote.count({ where: { appId: "eq-vitamins" } })]).toEqual(
      before,
    );
    expect(await db.vote.count({ where: { voterKey: { startsWith: "gone:" } } })).toBeGreaterThanOrEqual(2);
    expect([jar.get("aurea.session"), jar.get("aurea.device")]).toEqual(["", ""]);
    await expect(other.call((caller) => caller.profile.get())).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    expect((await createBrowser().signIn(user.email, goodPassword)).status).toBe(401);
    expect((await rowsWith(bystander.canary)).length).toBeGreaterThan(8);
  });

  test("leaves nothing in files: neither letters nor pages of the database", async () => {
    const { user, canary } = await makeBusyMember();
    const bystander = await makeBusyMember();
    for (let sent = 1; sent > 0; ) sent = await deliverDue(db, configuredSender(), "test");
    const letters = () =>
      readdirSync(env.MAIL_FOLDER).map((name) => readFileSync(join(env.MAIL_FOLDER, name)));
    const isIn = (text: string) => (bytes: Buffer) => bytes.includes(text);
    const theirs = readdirSync(env.MAIL_FOLDER).map((name) => join(env.MAIL_FOLDER, name));
    const letter = theirs.find((file) => isIn(user.email)(readFileSync(file)));
    // As a kill leaves a letter that was being written.
    copyFileSync(String(letter), `${letter}.part`);
    const { call } = await createTestCaller({ user });
    await call((caller) => caller.profile.deleteAccount({ password: goodPassword }));
    const left = letters().filter(isIn(user.email));
    figure("letters-left-of-who-left", left.length, "letters");
    expect(left).toEqual([]);
    expect(letters().some(isIn(bystander.user.email))).toBe(true);
    if (!isSqlite) return;
    const pages = ["", "-wal"].map((end) => readFileSync(env.DATABASE_URL.slice("file:".length) + end));
    expect(pages.some(isIn(bystander.canary))).toBe(true);
    expect(pages.some(isIn(canary))).toBe(false);
    expect(pages.some(isIn(user.email))).toBe(false);
  });

  test("keeps what may be a stranger's when the address was never confirmed", async () => {
    const { user, email } = await makeBusyMember({ isVerified: false });
    const { call } = await createTestCaller({ user });
    await call((caller) => caller.profile.deleteAccount({}));
    expect(await db.groupCoachingEntry.count({ where: { emailCanonical: email } })).toBe(1);
    const left = await db.outboxMail.findMany({ where: { recipient: email }, select: { kind: true } });
    expect(left).toEqual([{ kind: "waitlistJoined" }]);
    expect(await db.outboxMail.count({ where: { recipient: `new-${email}` } })).toBe(0);
  });

  test("lets the address begin anew and find nothing", async () => {
    const { user, email } = await makeBusyMember();
    const { call } = await createTestCaller({ user });
    await call((caller) => caller.profile.deleteAccount({}));
    const fresh = await createTestCaller();
    const form = { displayName: "Noor", email, password: goodPassword };
    await fresh.call((caller) => caller.account.signUp(form));
    expect(await fresh.call((caller) => caller.profile.get())).toMatchObject({ archetype: null });
    expect((await fresh.call((caller) => caller.futureApps.list())).votedAppIds).toEqual([]);
  });

  test("needs the password, or a sign-in of the last five minutes; a refusal deletes nothing", async () => {
    const user = await makeMember();
    const { call } = await createTestCaller({ user });
    const wrong = call((caller) => caller.profile.deleteAccount({ password: "not-it" }));
    await expect(wrong).rejects.toThrow("Current password is incorrect.");
    tenMinutesLater();
    const late = call((caller) => caller.profile.deleteAccount({}));
    await expect(late).rejects.toEqual(reason("stale-session"));
    expect(await db.user.count({ where: { id: user.id } })).toBe(1);
    expect(await call((caller) => caller.profile.get())).toBeTruthy();
  });

  test("sent six times at once happens once, and the others learn that they are signed out", async () => {
    const { user } = await makeBusyMember();
    const callers = await Promise.all(Array.from({ length: 6 }, () => createTestCaller({ user })));
    const results = await Promise.allSettled(
      callers.map(({ call }) => call((caller) => caller.profile.deleteAccount({ password: goodPassword }))),
    );
    const failed = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(failed).toHaveLength(5);
    for (const { code } of failed) expect(["UNAUTHORIZED", "BAD_REQUEST"]).toContain(code);
    const gone = { subject: `user:${user.id}`, action: "account.deleted" };
    expect(await db.auditEntry.count({ where: gone })).toBe(1);
  });

  test("met by votes at the same moment leaves no vote under the member's name, and counts that are right", async () => {
    const user = await makeMember();
    const { call } = await createTestCaller({ user });
    const slugs = ["sleep-stories", "mental-rehearsal", "conversation-scripts", "reaction-rewind"] as const;
    await Promise.allSettled([
      ...slugs.map((slug) => castVote(db, { userId: user.id, visitorId: null }, { slug })),
      call((caller) => caller.profile.deleteAccount({})),
      ...slugs.map((slug) => castVote(db, { userId: user.id, visitorId: null }, { slug })),
    ]);
    expect(await db.user.count({ where: { id: user.id } })).toBe(0);
    expect(await db.vote.count({ where: { voterKey: `member:${user.id}` } })).toBe(0);
    for (const slug of slugs) {
      const app = await db.futureApp.findUnique({ where: { id: slug } });
      expect(app?.voteCount ?? 0).toBe(await db.vote.count({ where: { appId: slug } }));
    }
  });

  test("a second ago, on another instance, answers a vote with “signed out” and counts nothing", async () => {
    const user = await makeMember();
    const { call } = await createTestCaller({ user });
    await call((caller) => caller.profile.get());
    const slug = "nuchtere-noot";
    const before = (await db.futureApp.findUnique({ where: { id: slug } }))?.voteCount ?? 0;
    // As the other instance does it: this one believes the session for some seconds more.
    await db.user.delete({ where: { id: user.id } });
    await expect(call((caller) => caller.futureApps.vote({ slug }))).rejects.toMatchObject({
      code: "UNAUTHORIZED",
      cause: { name: "signed-out" },
    });
    const after = await db.futureApp.findUniqueOrThrow({ where: { id: slug } });
    expect(after.voteCount).toBe(before);
    expect(await db.vote.count({ where: { voterKey: `member:${user.id}` } })).toBe(0);
  });

  test("takes the picture along", async () => {
    const user = await makeMember();
    const path = newPicturePath(user.id);
    await writePicture(path, new Uint8Array([1, 2, 3]));
    await db.user.update({ where: { id: user.id }, data: { photoURL: pictureUrl(path) } });
    const { call } = await createTestCaller({ user });
    await call((caller) => caller.profile.deleteAccount({}));
    expect(await readPicture(path)).toBeNull();
  });
});
