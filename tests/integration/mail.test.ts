import os from "node:os";
import { mailboxOfEachTest, queueNotice, queueResetEmail, startMailbox } from "@tests/support/mailbox";
import nodemailer from "nodemailer";
import { expect, test, vi } from "vitest";
import { defaultSupport } from "@/content/contact";
import { canonicalEmail } from "@/lib/email-address";
import { emailSchema } from "@/lib/email-schema";
import { database, isSqlite } from "@/server/db/client";
import { deliverDue } from "@/server/mail/delivery";
import { createSamplePayload } from "@/server/mail/kinds";
import { createMailRow } from "@/server/mail/outbox";
import { createSmtpSender, type Mail, type SendMail } from "@/server/mail/transport";

const db = database();
const mailbox = mailboxOfEachTest();

test("an email has text and HTML, its outbox row's Message-ID, a Reply-To and headers against automatic replies", async () => {
  const { row } = await queueResetEmail("noor@example.org");
  await mailbox.deliver();
  const [received] = mailbox.received;
  expect(mailbox.received).toHaveLength(1);
  // Some mail servers refuse a client that gives an IP address as its name.
  const client = expect.stringMatching(/^[a-z\d].*\.[a-z]/);
  expect(received).toMatchObject({ client, from: "hello@aurea.example", to: ["noor@example.org"] });
  expect(received?.mail).toMatchObject({
    subject: "Choose a new password",
    messageId: row.messageId,
    from: { name: "Aurea", address: "hello@aurea.example" },
    replyTo: [{ address: defaultSupport }],
    text: expect.stringContaining(`A person reads what you write to ${defaultSupport}.`),
  });
  expect(received?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  // Some mail servers ignore the standard header, but respect this one.
  expect(received?.raw).toMatch(/^X-Auto-Response-Suppress: OOF, AutoReply\r$/m);
  for (const body of [received?.mail.text, received?.mail.html]) {
    expect(body).toContain("Dear Noor,");
    expect(body).toMatch(/http:\/\/localhost:3000\/auth\/reset#[\w-]{43}/);
  }
});

test.each([
  ["jan@bücher.de", "jan@xn--bcher-kva.de", false],
  ["r&d@example.com", "r&d@example.com", false],
  ["a/b!#$%'*+-=?^_`{|}~@example.com", "a/b!#$%'*+-=?^_`{|}~@example.com", false],
  ["ИВАН@пример.рф", "иван@пример.рф", true],
])("an email to %s is sent to %s, with SMTPUTF8 only if needed", async (typed, written, isUtf8) => {
  await queueNotice(emailSchema.parse(typed));
  await mailbox.deliver();
  // The mail server of the tests decodes the punycode of domains.
  expect(mailbox.received.map(({ to }) => to.map(canonicalEmail))).toEqual([[canonicalEmail(typed)]]);
  expect(mailbox.received[0]).toMatchObject({
    isUtf8,
    raw: expect.stringContaining(`\r\nTo: ${written}\r\n`),
  });
});

test.each([
  ["web", "aurea.example"],
  ["web.example.org", "web.example.org"],
  ["WEB-1.Example.org", "web-1.example.org"],
  ["web.local", "aurea.example"],
  ["ip-10-0-0-7.eu-west-1.compute.internal", "aurea.example"],
  ["web-0.web.default.svc.cluster.local", "aurea.example"],
  ["nas.home.arpa", "aurea.example"],
  ["localhost.localdomain", "aurea.example"],
  ["my_web.example.org", "aurea.example"],
  ["büro.example.org", "aurea.example"],
  ["web.example.org.", "aurea.example"],
  ["-web.example.org", "aurea.example"],
  ["10.0.0.7", "aurea.example"],
])("a machine with the name %s greets the mail server as %s", (machine, client) => {
  vi.spyOn(os, "hostname").mockReturnValue(machine);
  const create = vi.spyOn(nodemailer, "createTransport");
  createSmtpSender("smtp://mail.example");
  expect(create.mock.lastCall?.[0]).toMatchObject({ name: client });
});

test("with an smtps:// address, no email is sent without TLS", async () => {
  const plain = await startMailbox();
  const send = createSmtpSender(plain.url.replace("smtp:", "smtps:"));
  const mail = { to: "noor@example.org", subject: "Hello", messageId: "1@aurea.example" };
  await expect(send({ ...mail, text: "Hello", html: "<p>Hello</p>" } as Mail)).rejects.toThrow();
  await plain.close();
  expect(plain.received).toEqual([]);
});

test.each([
  ["smtp://a:b@mail.example:465", "smtps://a:b@mail.example:465", false],
  ["smtps://a:b@mail.example:465", "smtps://a:b@mail.example:465", true],
  ["smtps://a:b@mail.example:587", "smtp://a:b@mail.example:587", true],
  ["SMTP://a:b@mail.example:587", "smtp://a:b@mail.example:587", false],
  ["smtps://a:b@mail.example", "smtps://a:b@mail.example", true],
])(
  "an SMTP server given as %s is contacted as %s, and TLS is required only if smtps is given",
  (given, url, requireTLS) => {
    const create = vi.spyOn(nodemailer, "createTransport");
    createSmtpSender(given);
    expect(create.mock.lastCall?.[0]).toMatchObject({ url, requireTLS });
  },
);

test("an email escapes the recipient's name, and omits a name that contains a link", async () => {
  await queueNotice("a@example.org", '<b onclick="x">Noor & "Co"</b>');
  await queueNotice("b@example.org", "Noor & “Co” <3");
  await queueNotice("c@example.org", "Win at evil.example");
  await mailbox.deliver();
  const bodyOf = (address: string) => mailbox.to(address)[0]?.mail.html;
  expect(bodyOf("a@example.org")).toContain("Hello,");
  expect(bodyOf("b@example.org")).toContain("Dear Noor &amp; “Co” &lt;3,");
  expect(bodyOf("c@example.org")).not.toContain("evil");
});

test("two equal emails have different reference ids, so that Gmail does not group them", async () => {
  for (const _ of [1, 2]) await queueNotice("noor@example.org");
  await mailbox.deliver();
  const references = mailbox.received.flatMap(
    ({ raw }) => /^X-Entity-Ref-ID: (<.+>)\r$/m.exec(raw)?.[1] ?? [],
  );
  expect(new Set(references).size).toBe(2);
});

test("an email whose link is invalid at the time of sending is not sent", async () => {
  const { link, row } = await queueResetEmail("noor@example.org");
  await db.token.update({ where: { id: link.id }, data: { usedAt: new Date() } });
  await mailbox.deliver();
  expect(mailbox.received).toEqual([]);
  const kept = await db.outboxMail.findUniqueOrThrow({ where: { id: row.id } });
  expect(kept).toMatchObject({ state: "cancelled", lastError: "link-void" });
});

test.each([
  ["passwordChanged", {}],
  ["passwordChanged", { name: 5 }],
  ["passwordChanged", "Noor"],
  ["reset", { name: "Noor" }],
  ["decision", { name: "Noor", subject: "Our answer", paragraphs: "Dear Noor" }],
  ["applicationArrived", { name: "Noor", applicationId: "a", dueAt: "soon" }],
])("an email of kind %s with invalid payload %j fails and delays no other email", async (kind, payload) => {
  const row = createMailRow({ kind: "passwordChanged", to: "odd@example.org", payload: { name: "Noor" } });
  const { id } = await db.outboxMail.create({ data: { ...row, kind, payload } });
  await queueNotice("noor@example.org");
  await mailbox.deliver();
  expect(mailbox.received.map(({ to }) => to)).toEqual([["noor@example.org"]]);
  const kept = await db.outboxMail.findUniqueOrThrow({ where: { id } });
  expect(kept).toMatchObject({ state: "failed", attempts: 1, lastError: "unreadable-payload", payload });
});

test("the link in a delayed email is valid for half an hour after the email is sent", async () => {
  const { link } = await queueResetEmail("noor@example.org");
  await db.token.update({ where: { id: link.id }, data: { expiresAt: new Date(0) } });
  await mailbox.deliver();
  const kept = await db.token.findUniqueOrThrow({ where: { id: link.id } });
  const minutes = (kept.expiresAt.getTime() - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(29);
  expect(minutes).toBeLessThanOrEqual(30);
});

test("email delivery doubles the delay after each failed attempt, up to six hours, and ends after 24 attempts", async () => {
  const refuse = () => Promise.reject(Object.assign(new Error("not now"), { responseCode: 451 }));
  const { id } = await queueNotice("noor@example.org");
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 24; attempt += 1) {
    await deliverDue(db, refuse, "test");
    const row = await db.outboxMail.findUniqueOrThrow({ where: { id } });
    expect(row.attempts).toBe(attempt);
    pauses.push(Math.round((row.nextTryAt.getTime() - Date.now()) / 1000));
    await db.outboxMail.update({ where: { id }, data: { nextTryAt: new Date() } });
  }
  for (const [index, pause] of pauses.entries()) {
    const least = Math.min(30 * 2 ** index, 21_600);
    expect(pause).toBeGreaterThanOrEqual(least - 2);
    expect(pause).toBeLessThanOrEqual(least * 1.2 + 1);
  }
  const row = await db.outboxMail.findUniqueOrThrow({ where: { id } });
  expect(row).toMatchObject({ state: "failed", leasedBy: null });
});

test("emails stay queued while the mail server is unavailable", async () => {
  const { id } = await queueNotice("noor@example.org");
  const gone = await startMailbox();
  await gone.close();
  await gone.deliver();
  const row = await db.outboxMail.findUniqueOrThrow({ where: { id } });
  expect(row).toMatchObject({ state: "queued", lastError: expect.stringMatching(/^E/) });
});

test.runIf(isSqlite)("a delivered email counts as sent once the database accepts writes again", async () => {
  const { id } = await queueNotice("noor@example.org");
  const refuseWrites = async (value: 0 | 1) => {
    await db.$executeRawUnsafe(`PRAGMA query_only = ${value}`);
  };
  const send: SendMail = async (mail) => {
    await mailbox.send(mail);
    await refuseWrites(1);
    setTimeout(refuseWrites, 300, 0);
  };
  await deliverDue(db, send, "test").finally(() => refuseWrites(0));
  expect(mailbox.received).toHaveLength(1);
  const row = await db.outboxMail.findUniqueOrThrow({ where: { id } });
  expect(row).toMatchObject({ state: "sent", attempts: 1, leasedBy: null });
});

test.each(["enter", "freshLink", "reset"] as const)(
  "a queued email of the kind “%s” is processed before older emails of other kinds",
  async (kind) => {
    for (let index = 0; index < 20; index += 1) await queueNotice(`earlier-${index}@example.org`);
    const payload = createSamplePayload(kind);
    const { id } = await db.outboxMail.create({
      data: createMailRow({ kind, to: "noor@example.org", payload }),
    });
    await deliverDue(db, mailbox.send, "test");
    // The link of a sample does not exist.
    const row = await db.outboxMail.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ state: "cancelled", lastError: "link-void" });
  },
);

test("three concurrent senders send each email once", async () => {
  for (let index = 0; index < 40; index += 1) await queueNotice(`twice-${index}@example.org`);
  const drain = async (worker: string) => {
    for (let round = 0; round < 20; round += 1) await deliverDue(db, mailbox.send, worker);
  };
  await Promise.all([drain("one"), drain("two"), drain("three")]);
  expect(mailbox.received).toHaveLength(40);
  expect(await db.outboxMail.count({ where: { state: "sent", attempts: 1 } })).toBe(40);
});

test("an email that one sender has leased is not sent by another sender until the lease ends", async () => {
  const { id } = await queueNotice("noor@example.org");
  const lease = { leasedBy: "gone", leasedUntil: new Date(Date.now() + 60_000) };
  await db.outboxMail.update({ where: { id }, data: lease });
  await mailbox.deliver();
  expect(mailbox.received).toEqual([]);
  await db.outboxMail.update({ where: { id }, data: { leasedUntil: new Date(Date.now() - 1) } });
  await mailbox.deliver();
  expect(mailbox.received).toHaveLength(1);
});

test("a sender whose lease has ended does not queue an email again that another sender has sent", async () => {
  const { id } = await queueNotice("noor@example.org");
  const sendLate: SendMail = async () => {
    await db.outboxMail.update({ where: { id }, data: { leasedUntil: new Date(Date.now() - 1) } });
    await deliverDue(db, mailbox.send, "next");
    throw Object.assign(new Error("late"), { code: "ETIMEDOUT" });
  };
  await deliverDue(db, sendLate, "late");
  expect(await db.outboxMail.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: "sent" });
});
