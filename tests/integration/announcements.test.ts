import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { announceAll, makeReaders, startAnnouncement } from "@tests/support/announcements";
import { announcerOfEachTest } from "@tests/support/announcer";
import { makeMember } from "@tests/support/factories";
import { mailboxOfEachTest } from "@tests/support/mailbox";
import { raced } from "@tests/support/raced";
import { expect, onTestFinished, test, vi } from "vitest";
import { GET, POST } from "@/app/api/announcements/leave/route";
import { readOpenTools } from "@/features/tools/open-tools";
import { queueNextBatch } from "@/server/announcements/announcement-mails";
import { buildUnsubscribeUrl } from "@/server/announcements/unsubscribe-link";
import { refreshContent } from "@/server/content/version";
import { database } from "@/server/db/client";
import { deliverDue } from "@/server/mail/delivery";

const db = database();
const mailbox = mailboxOfEachTest();
const coach = announcerOfEachTest();

const toOf = () => mailbox.received.flatMap(({ to }) => to).sort();

test("after a test email, an announcement reaches each subscribed confirmed member once and counts the members left out", async () => {
  const readers = await makeReaders(4);
  await makeMember({ email: "unconfirmed@example.org", password: null });
  const [gone = ""] = await makeReaders(1);
  await db.user.update({ where: { emailCanonical: gone }, data: { announcementsLeft: new Date() } });
  const id = await coach.draft();
  await coach.announcements.save({ id, subject: "The Tide is open", body: "One.\n\nTwo.", toAll: false });
  expect((await coach.announcements.preview({ id })).html).toContain("One.");
  const { to } = await coach.announcements.sendTest({ id });
  await mailbox.deliver();
  expect(toOf()).toEqual([to]);
  const reasons = { unconfirmed: 2, left: 1, written: 0, elsewhere: 0 };
  expect(await coach.announcements.get({ id })).toMatchObject({ remaining: 4, leftOut: reasons });
  await coach.announcements.setState({ id, from: "draft", to: "sending" });
  await announceAll(mailbox.deliver);
  expect(toOf()).toEqual([to, ...readers].sort());
  const after = await coach.announcements.get({ id });
  expect(after).toMatchObject({
    state: "sent",
    reached: 4,
    remaining: 0,
    leftOut: reasons,
    mails: { sent: 4 },
  });
  const actions = await db.auditEntry.findMany({ where: { subject: `announcement:${id}` } });
  expect(actions.map(({ action }) => action.split(".")[1]).sort()).toEqual(
    ["begun", "saved", "tried", "started", "sent"].sort(),
  );
});

test("an announcement reaches each member once, however often its sending is requested", async () => {
  await makeReaders(3);
  const id = await coach.draft();
  const start = () => coach.announcements.setState({ id, from: "draft", to: "sending" });
  expect((await raced(5, start)).done).toHaveLength(1);
  await announceAll(mailbox.deliver);
  const again = await startAnnouncement();
  await announceAll(mailbox.deliver);
  expect(mailbox.received).toHaveLength(3);
  expect(await coach.announcements.get({ id: again })).toMatchObject({ reached: 0, leftOut: { written: 3 } });
  const [mail] = await db.outboxMail.findMany({ where: { about: `announcement:${id}` } });
  const resent = coach.desk.mail.resend({ id: mail?.id ?? "" });
  await expect(resent).rejects.toMatchObject({ cause: { name: "illegal-move" } });
});

test("an announcement skips members who got an announcement of another tool, unless it is sent to all members", async () => {
  const readers = await makeReaders(2);
  await startAnnouncement("wheel");
  await announceAll(mailbox.deliver);
  const later = await makeReaders(1);
  const id = await startAnnouncement("gauge");
  expect(await coach.announcements.get({ id })).toMatchObject({ remaining: 1, leftOut: { elsewhere: 2 } });
  await announceAll(mailbox.deliver);
  expect(toOf()).toEqual([...readers, ...later].sort());
  await db.announcement.update({ where: { id }, data: { toAll: true, state: "sending" } });
  await announceAll(mailbox.deliver);
  expect(mailbox.received).toHaveLength(5);
});

test("several instances that send an announcement queue one email per member", async () => {
  const readers = await makeReaders(12);
  const id = await startAnnouncement();
  await Promise.all(Array.from({ length: 4 }, () => announceAll(mailbox.deliver)));
  expect(toOf()).toEqual([...readers].sort());
  expect(await db.announcement.findUnique({ where: { id } })).toMatchObject({ state: "sent", reached: 12 });
});

test("a paused announcement sends nothing, resumes where it stopped, and can be stopped permanently", async () => {
  const few = () => deliverDue(db, mailbox.send, "test");
  await makeReaders(60);
  const id = await startAnnouncement();
  await queueNextBatch(db);
  await few();
  expect(await coach.announcements.get({ id })).toMatchObject({ reached: 50, mails: { queued: 45 } });
  await coach.announcements.setState({ id, from: "sending", to: "paused" });
  await mailbox.deliver();
  expect(await queueNextBatch(db)).toBe("idle");
  expect(await coach.announcements.get({ id })).toMatchObject({ reached: 5, remaining: 55 });
  await coach.announcements.setState({ id, from: "paused", to: "sending" });
  await queueNextBatch(db);
  await few();
  await coach.announcements.setState({ id, from: "sending", to: "stopped" });
  await mailbox.deliver();
  expect(new Set(toOf()).size).toBe(10);
  expect(mailbox.received).toHaveLength(10);
  const back = coach.announcements.setState({ id, from: "stopped", to: "sending" });
  await expect(back).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("a tab with an outdated text can neither overwrite nor send nor discard an announcement", async () => {
  const id = await coach.draft();
  const textNow = async () => {
    const { subject, body, toAll } = await coach.announcements.get({ id });
    return { subject, body, toAll };
  };
  const expected = await textNow();
  const theirs = { subject: "From the other tab", body: "Theirs.", toAll: false };
  await coach.announcements.save({ id, ...theirs, expected });
  await coach.announcements.save({ id, ...theirs, expected });
  const mine = coach.announcements.save({ id, ...theirs, body: "Mine.", expected });
  await expect(mine).rejects.toMatchObject({ code: "CONFLICT" });
  const sent = coach.announcements.setState({ id, from: "draft", to: "sending", expected });
  await expect(sent).rejects.toMatchObject({ code: "CONFLICT" });
  const discarded = coach.announcements.discard({ id, expected });
  await expect(discarded).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await textNow()).toEqual(theirs);
  await coach.announcements.setState({ id, from: "draft", to: "sending", expected: theirs });
});

test("an announcement cannot be edited or deleted once it is being sent", async () => {
  const id = await startAnnouncement();
  const text = { id, subject: "Else", body: "Else", toAll: true };
  await expect(coach.announcements.save(text)).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(coach.announcements.discard({ id })).rejects.toMatchObject({ code: "CONFLICT" });
});

const one = "List-Unsubscribe=One-Click";
const post = (url: string, body = one) =>
  POST(new Request(url, { method: "POST", body: new URLSearchParams(body) }));

async function firstAnnouncement() {
  await makeReaders(1);
  await startAnnouncement();
  await announceAll(mailbox.deliver);
  const raw = (mailbox.received[0]?.raw ?? "").replace(/\r\n[ \t]+/g, " ");
  const url = /^List-Unsubscribe: <([^>]+)>/m.exec(raw)?.[1] ?? "";
  return { raw, url };
}

const state = async () =>
  (await db.user.findFirstOrThrow({ where: { role: "member" } })).announcementsLeft !== null;

test("a member unsubscribes with one click in a mail program and resubscribes on the unsubscribe page", async () => {
  const { raw, url } = await firstAnnouncement();
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(mailbox.received[0]?.mail.text).toContain(url);
  const shown = await GET(new Request(url));
  expect([shown.status, await state()]).toEqual([200, false]);
  expect(await shown.text()).toContain(">Unsubscribe<");
  expect([(await post(url)).status, await state()]).toEqual([200, true]);
  expect([(await post(url)).status, await state()]).toEqual([200, true]);
  expect([(await post(url, "change=back")).status, await state()]).toEqual([200, false]);
  const actions = await db.auditEntry.findMany({ where: { action: { startsWith: "account.letters" } } });
  expect(actions).toHaveLength(2);
});

test("a member who unsubscribes or changes the address gets no announcement that is still queued", async () => {
  const [leaving = "", moving = "", staying] = await makeReaders(3);
  const id = await startAnnouncement();
  await queueNextBatch(db);
  const moved = `moved-${moving}`;
  await db.user.update({ where: { emailCanonical: moving }, data: { email: moved, emailCanonical: moved } });
  const member = await db.user.findUniqueOrThrow({ where: { emailCanonical: leaving } });
  await post(buildUnsubscribeUrl(member.id));
  await mailbox.deliver();
  expect(toOf()).toEqual([staying]);
  // The email to the former address still counts, because the member gets no second email.
  expect(await db.announcement.findUnique({ where: { id } })).toMatchObject({ reached: 2 });
});

test("a forged unsubscribe URL is refused and changes nothing", async () => {
  const { url } = await firstAnnouncement();
  const [member] = await db.user.findMany({ where: { role: "coach" } });
  const forged = [
    url.slice(0, -1),
    url.replace(/of=[^.]+/, `of=${member?.id}`),
    url.replace(/\?.*/, ""),
    url.replace(/\?.*/, "?of=a.b"),
  ];
  for (const address of forged) expect((await post(address)).status, address).toBe(400);
  expect(await db.user.count({ where: { announcementsLeft: { not: null } } })).toBe(0);
});

test("an unsubscribe link of a deleted account shows that no account belongs to the link", async () => {
  const { url } = await firstAnnouncement();
  await db.user.deleteMany();
  expect(await (await post(url)).text()).toContain("no account behind this link");
});

const address = "https://tide.example.org/";

test("a coach opens a tool, changes its address and closes it, and each change takes effect immediately", async () => {
  // Refreshes the content, because another test file in this process may have cached the version of its own database.
  await refreshContent();
  const changed = vi.fn();
  subscribe("aurea:content-changed", changed);
  onTestFinished(() => void unsubscribe("aurea:content-changed", changed));
  expect(await readOpenTools()).toEqual({});
  await coach.announcements.openTool({ tool: "gauge", address, expected: null });
  expect(await readOpenTools()).toEqual({ gauge: address });
  expect(changed).toHaveBeenCalledTimes(1);
  const late = coach.announcements.openTool({ tool: "gauge", address: `${address}b`, expected: null });
  await expect(late).rejects.toMatchObject({ code: "CONFLICT" });
  await coach.announcements.openTool({ tool: "gauge", address: `${address}b`, expected: address });
  expect(await readOpenTools()).toEqual({ gauge: `${address}b` });
  const wrong = coach.announcements.closeTool({ tool: "gauge", expected: address });
  await expect(wrong).rejects.toMatchObject({ code: "CONFLICT" });
  await coach.announcements.closeTool({ tool: "gauge", expected: `${address}b` });
  expect(await readOpenTools()).toEqual({});
  expect(changed).toHaveBeenCalledTimes(3);
  const actions = await db.auditEntry.findMany({ where: { subject: "tool:gauge" } });
  expect(actions.map(({ action }) => action).sort()).toEqual(["tool.closed", "tool.moved", "tool.opened"]);
});

test("opening a tool succeeds even if the content cannot be read afterwards", async () => {
  const read = vi.spyOn(db.contentVersion, "findUnique");
  read.mockRejectedValueOnce(new Error("the database is unavailable"));
  const opened = await coach.announcements.openTool({ tool: "gauge", address, expected: null });
  expect(opened).toEqual({ ok: true });
  expect(read).toHaveBeenCalled();
});

test.each([
  "http://tide.example.org/",
  "javascript:alert(1)",
  "tide",
  "https://a:b@tide.example.org/",
  "https:tide.example.org",
  "https:/tide.example.org/",
  "https://tide",
  "https:\\\\tide.example.org/",
])("a tool cannot be opened with the address %s", async (address) => {
  const opened = coach.announcements.openTool({ tool: "gauge", address, expected: null });
  await expect(opened).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
