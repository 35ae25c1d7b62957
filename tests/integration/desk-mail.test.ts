import { createMemberCaller, refusal } from "@tests/support/caller";
import { cookieHeader } from "@tests/support/cookie-header";
import { storeApplication } from "@tests/support/desk-records";
import { makeMember } from "@tests/support/factories";
import { storeLink } from "@tests/support/links";
import { raced } from "@tests/support/raced";
import { readPages } from "@tests/support/read-pages";
import { expect, test } from "vitest";
import { GET } from "@/app/api/desk/mail-preview/route";
import { deskMail } from "@/content/desk-mail";
import { database, type Prisma } from "@/server/db/client";
import { deliverDue } from "@/server/mail/delivery";
import { createMailRow } from "@/server/mail/outbox";

const db = database();
const hourAgo = () => new Date(Date.now() - 60 * 60_000);

const { user: coach, caller, jar } = await createMemberCaller({ role: "coach" });

type Given = Partial<Prisma.OutboxMailUncheckedCreateInput> & { to?: string };

function makeMail({ to = "noor@example.org", ...given }: Given = {}) {
  const row = createMailRow({ kind: "passwordChanged", to, payload: { name: "Noor" } });
  const state = { state: "failed", attempts: 12, lastError: "EENVELOPE 550", updatedAt: hourAgo() };
  return db.outboxMail.create({ data: { ...row, ...state, ...given } });
}

async function makeLinked(kind: "verify" | "reset" = "verify") {
  const user = await makeMember();
  const link = await storeLink(kind, user.email, user.id);
  await db.token.update({ where: { id: link.id }, data: { expiresAt: hourAgo() } });
  const row = createMailRow({ kind, to: user.email, payload: { name: "Noor", linkId: link.id } });
  const mail = await makeMail({ ...row, to: user.email });
  return { mail, link };
}

const list = (input: object) => caller.desk.mail.list(input);
const resend = (id: string) => caller.desk.mail.resend({ id });
const auditsOf = (id: string) => db.auditEntry.findMany({ where: { subject: `mail:${id}` } });

test("the mail log lists every email in pages without repeats", async () => {
  const ids = [];
  for (let index = 0; index < 60; index += 1) {
    // Several emails have the same time, so the cursor must also contain an id.
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 4)));
    ids.push((await makeMail({ to: "pages@example.org", createdAt })).id);
  }
  const read = (cursor?: string) => list({ q: "pages@example.org", cursor });
  const seen = await readPages(read, ({ mails }) => mails);
  expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(ids));
});

test("the mail log is filtered by state and by address in any spelling", async () => {
  await makeMember({ email: "Mixed.Case@example.org", displayName: "Wilhelmina" });
  const sent = await makeMail({ to: "Mixed.Case@example.org", state: "sent", sentAt: new Date() });
  const failed = await makeMail({ to: "Mixed.Case@example.org" });
  const found = async (input: object) => (await list(input)).mails.map(({ id }) => id);
  expect(await found({ q: "mixed.case@EXAMPLE.org" })).toEqual([failed.id, sent.id]);
  expect(await found({ q: "Mixed.Case@example.org", state: "sent" })).toEqual([sent.id]);
  expect(await found({ q: "unknown@example.org" })).toEqual([]);
});

test("an email that was written to a file for lack of a mail server is not shown as sent", async () => {
  const { id } = await makeMail({ to: "filed@example.org", state: "sent", sentAt: new Date() });
  expect((await list({ q: "filed@example.org", state: "sent" })).mails).toMatchObject([
    { id, state: "filed" },
  ]);
  expect(await caller.desk.mail.get({ id })).toMatchObject({ state: "filed" });
});

test("the mail log is searched by the start of a recipient's name", async () => {
  const { email } = await makeMember({ displayName: "Theodora Quist" });
  const { id } = await makeMail({ to: email });
  expect((await list({ q: "theod" })).mails.map((mail) => mail.id)).toEqual([id]);
});

test("the mail log does not contain the payload of an email", async () => {
  const { mail } = await makeLinked();
  const { mails } = await list({ q: mail.recipient });
  expect(JSON.stringify(mails)).not.toMatch(/payload|linkId|leasedBy/);
});

test("the mail log names emails by kind, and has one name for all unknown kinds", async () => {
  await makeMail({ to: "labels@example.org" });
  for (const kind of ["constructor", "no-such-kind"]) await makeMail({ to: "labels@example.org", kind });
  const { mails } = await list({ q: "labels@example.org" });
  const { otherKind } = deskMail;
  expect(mails.map(({ label }) => label)).toEqual([otherKind, otherKind, "Password changed"]);
});

test("a failed email that a coach sends again is queued and sent once, with the same Message-ID", async () => {
  const { id, messageId } = await makeMail({ to: "again@example.org" });
  expect(await resend(id)).toEqual({ ok: true });
  const row = await db.outboxMail.findUniqueOrThrow({ where: { id } });
  expect(row).toMatchObject({ state: "queued", attempts: 0, lastError: null });
  const out: string[] = [];
  await deliverDue(db, async (mail) => void out.push(mail.messageId), "test");
  expect(out.filter((each) => each === messageId)).toHaveLength(1);
  expect(await auditsOf(id)).toMatchObject([
    { action: "mail.resent", actorId: coach.id, before: { state: "failed" }, after: { state: "queued" } },
  ]);
});

test("eight parallel requests send an email again only once", async () => {
  const { id } = await makeMail();
  const { refused } = await raced(8, () => resend(id));
  expect(refused).toHaveLength(7);
  for (const reason of refused) expect(reason).toMatchObject(refusal("already-done"));
  expect(await auditsOf(id)).toHaveLength(1);
});

test("six parallel requests to resend a delivered email create one copy with a new Message-ID", async () => {
  const { id, messageId } = await makeMail({ to: "copy@example.org", state: "sent", about: "application:a" });
  expect((await raced(6, () => resend(id))).done).toHaveLength(1);
  const rows = await db.outboxMail.findMany({ where: { recipient: "copy@example.org" } });
  expect(rows).toHaveLength(2);
  const copy = rows.find((row) => row.id !== id);
  expect(copy).toMatchObject({ state: "queued", payload: { name: "Noor" }, about: "application:a" });
  expect(copy?.messageId).not.toBe(messageId);
  expect(await auditsOf(id)).toHaveLength(1);
});

test("an email with an unused link can be sent again, but not once the link was used", async () => {
  const { mail, link } = await makeLinked("reset");
  await resend(mail.id);
  await db.outboxMail.update({ where: { id: mail.id }, data: { state: "failed" } });
  await db.token.update({ where: { id: link.id }, data: { usedAt: new Date() } });
  await expect(resend(mail.id)).rejects.toMatchObject(refusal("spent-link"));
  const { mails } = await list({ q: mail.recipient });
  expect(mails[0]?.resendBlocker).toBe("linkVoid");
});

test("a failed decision email can be sent again only while the application has the status that the email announces", async () => {
  const { id } = await storeApplication({ status: "in_review" });
  const written = { subject: "Shall we talk", body: "Dear Mara,\n\nPlease come." };
  await caller.desk.applications.move({ id, from: "in_review", to: "invited", mail: written });
  const where = { about: `application:${id}` };
  const mail = await db.outboxMail.findFirstOrThrow({ where });
  await db.outboxMail.update({ where: { id: mail.id }, data: { state: "failed" } });
  expect(await caller.desk.mail.get({ id: mail.id })).toMatchObject({ resendBlocker: null });
  await caller.desk.applications.move({ id, from: "invited", to: "declined", mail: null });
  expect(await caller.desk.mail.get({ id: mail.id })).toMatchObject({ resendBlocker: "decided" });
  await expect(resend(mail.id)).rejects.toMatchObject(refusal("illegal-move"));
});

test("a copy of a decision email is neither sent nor sent again once the application has another status", async () => {
  const { id } = await storeApplication({ status: "in_review" });
  const written = { subject: "Shall we talk", body: "Dear Mara,\n\nPlease come." };
  await caller.desk.applications.move({ id, from: "in_review", to: "invited", mail: written });
  const where = { about: `application:${id}` };
  await db.outboxMail.updateMany({ where, data: { state: "sent", updatedAt: hourAgo() } });
  const mail = await db.outboxMail.findFirstOrThrow({ where });
  await resend(mail.id);
  const copy = await db.outboxMail.findFirstOrThrow({ where: { ...where, state: "queued" } });
  const sent: string[] = [];
  const deliver = () => deliverDue(db, async ({ messageId }) => void sent.push(messageId), "test");
  await deliver();
  expect(sent).toContain(copy.messageId);
  expect(await caller.desk.mail.get({ id: copy.id })).toMatchObject({ state: "filed", resendBlocker: null });
  await caller.desk.applications.move({ id, from: "invited", to: "declined", mail: null });
  await expect(resend(copy.id)).rejects.toMatchObject(refusal("illegal-move"));
  // Simulates a mailer that leased the copy while the status changed.
  await db.outboxMail.update({ where: { id: copy.id }, data: { state: "queued" } });
  await deliver();
  const cancelled = await caller.desk.mail.get({ id: copy.id });
  expect(cancelled).toMatchObject({ state: "cancelled", lastError: "not-wanted", resendBlocker: "decided" });
});

test("the receipt of an application is neither sent nor resent once the application is decided", async () => {
  const { id } = await storeApplication({ status: "in_review" });
  const payload = { name: "Mara" };
  const row = createMailRow({
    kind: "applicationReceived",
    to: "late@example.org",
    about: `application:${id}`,
    payload,
  });
  const receipt = await makeMail({ ...row, to: "late@example.org" });
  expect(await caller.desk.mail.get({ id: receipt.id })).toMatchObject({ resendBlocker: null });
  await resend(receipt.id);
  await caller.desk.applications.move({ id, from: "in_review", to: "declined", mail: null });
  // The move is now too old to be undone.
  await db.applicationMove.updateMany({ where: { applicationId: id }, data: { createdAt: hourAgo() } });
  await deliverDue(db, () => Promise.reject(new Error("not to be sent")), "test");
  const cancelled = await caller.desk.mail.get({ id: receipt.id });
  expect(cancelled).toMatchObject({ state: "cancelled", lastError: "not-wanted", resendBlocker: "decided" });
});

test("an email that has no data, is still queued or does not exist cannot be sent again", async () => {
  const emptied = await makeMail({ state: "sent", payload: {} });
  await expect(resend(emptied.id)).rejects.toMatchObject(refusal("illegal-move"));
  const waiting = await makeMail({ state: "queued", nextTryAt: new Date(Date.now() + 60_000) });
  await expect(resend(waiting.id)).rejects.toMatchObject(refusal("already-done"));
  await expect(resend("nothing")).rejects.toMatchObject(refusal("not-there"));
  await expect(resend("")).rejects.toMatchObject({ code: "BAD_REQUEST" });
  expect(await auditsOf(emptied.id)).toEqual([]);
});

const page = (query: string) =>
  GET(
    new Request(`http://localhost:3000/api/desk/mail-preview?${query}`, {
      headers: { cookie: cookieHeader(jar) },
    }),
  );

test("an email preview shows a stored email without the secrets in its links", async () => {
  const { mail } = await makeLinked();
  const { preview } = await caller.desk.mail.get({ id: mail.id });
  expect(preview?.html).toContain("/auth/verify");
  expect(`${preview?.html}${preview?.text}`).not.toContain("/auth/verify#");
  const emptied = await makeMail({ state: "sent", payload: {} });
  expect(await caller.desk.mail.get({ id: emptied.id })).toMatchObject({ preview: null });
});

test("the preview of an email kind is a sample with a sandboxing Content-Security-Policy", async () => {
  const response = await page("kind=welcome");
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("<h1");
  const policy = response.headers.get("content-security-policy") ?? "";
  for (const rule of ["default-src 'none'", "sandbox", "frame-ancestors 'self'"])
    expect(policy).toContain(rule);
  expect(policy).not.toContain("script");
});

test("the preview of an unknown kind of email or an unknown email answers 404", async () => {
  for (const query of ["kind=constructor", "id=nothing", ""]) expect((await page(query)).status).toBe(404);
});
