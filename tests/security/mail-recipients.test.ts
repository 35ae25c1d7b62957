import { application } from "@tests/support/application";
import { figure, isFull } from "@tests/support/figure";
import { mailboxOfEachTest } from "@tests/support/mailbox";
import { expect, test } from "vitest";
import { defaultSupport } from "@/content/contact";
import { submitApplication } from "@/features/coaching/application-service";
import { applicationFormSchema, waitlistFormSchema } from "@/features/coaching/schema";
import { joinWaitlist } from "@/features/coaching/waitlist-service";
import { canonicalEmail } from "@/lib/email-address";
import { database } from "@/server/db/client";
import { createMailRow } from "@/server/mail/outbox";

const names = [
  "Noor\r\nBcc: evil@evil.example",
  "Noor\nTo: evil@evil.example",
  '"Noor" <evil@evil.example>',
  "Noor, evil@evil.example",
  "Noor; evil@evil.example",
  "=?utf-8?q?Noor=0D=0ABcc:_evil=40evil.example?=",
  "=?utf-8?b?Tm9vcg0KQmNjOiBldmlsQGV2aWwuZXhhbXBsZQ==?=",
  "%0d%0aBcc:%20evil@evil.example",
  "Noor\\r\\nBcc: evil@evil.example",
  "Noor\u2028Bcc: evil@evil.example",
  "Noor\u0085Bcc: evil",
  "Noor\u0000",
  "\u202eroon",
  "<script>alert(1)</script>",
  "</title><a href=x>",
  "Noor\r\n.\r\nMAIL FROM:<evil@evil.example>",
  "n".repeat(100),
  "ж".repeat(100),
  "🌅".repeat(50),
];

const addresses = [
  (n: number) => `noor${n}@example.org`,
  (n: number) => `Noor.${n}+list@Example.org`,
  (n: number) => `o'noor${n}@example.org`,
  (n: number) => `noor-${n}_=x@sub.example.org`,
  (n: number) => `${"n".repeat(60 - `${n}`.length)}${n}@${"d".repeat(60)}.example`,
  (n: number) => `noor${n}@example.org,evil@evil.example`,
  (n: number) => `noor${n}@example.org, evil@evil.example`,
  (n: number) => `noor${n}@example.org\r\nBcc: evil@evil.example`,
  (n: number) => `noor${n}@example.org>\r\nRCPT TO:<evil@evil.example`,
  (n: number) => `Noor <noor${n}@example.org>`,
  (n: number) => `"noor ${n}"@example.org`,
  (n: number) => `noor${n}@example.org@evil.example`,
  (n: number) => `friends:noor${n}@example.org,evil@evil.example;`,
  (n: number) => `noor${n}@[127.0.0.1]`,
  (n: number) => `noor${n}@exämple.org`,
  (n: number) => `noor${n}@example.org\u0000`,
  (n: number) => `<noor${n}@example.org>`,
  (n: number) => `noor${n}%evil@example.org`,
  (n: number) => `noor${n}@example.org NOTIFY=SUCCESS`,
  (n: number) => ` noor${n}@example.org `,
];

/** Returns names and addresses that try to add a recipient; the first 44 pairs contain each of them. */
function hostilePairs(count: number) {
  return Array.from({ length: count }, (_, n) => ({
    name: names[(n + Math.floor(n / addresses.length)) % names.length] ?? "",
    email: addresses[n % addresses.length]?.(n) ?? "",
  }));
}

const db = database();
const mailbox = mailboxOfEachTest();
const pairs = hostilePairs(isFull ? 2_000 : 44);
const patience = isFull ? 900_000 : 120_000;
const headers = new Set(
  "from reply-to to subject message-id date mime-version content-type auto-submitted x-auto-response-suppress x-entity-ref-id content-transfer-encoding".split(
    " ",
  ),
);

function headersOf(raw: string) {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  return head.split("\r\n").map((line) => line.slice(0, line.indexOf(":")).toLowerCase());
}

test("a form that contains injected headers sends each email to one intended address and adds no headers", {
  timeout: patience,
}, async () => {
  const wanted: string[] = [];
  for (const [index, pair] of pairs.entries()) {
    const isApplication = index % 4 === 3;
    const { idempotencyKey, ...form } = application(pair);
    const parsed = isApplication ? applicationFormSchema.safeParse(form) : waitlistFormSchema.safeParse(pair);
    if (!parsed.success) continue;
    if (isApplication) {
      await submitApplication(db, { ...applicationFormSchema.parse(form), idempotencyKey });
      wanted.push(defaultSupport);
    } else await joinWaitlist(db, waitlistFormSchema.parse(pair));
    wanted.push(canonicalEmail(parsed.data.email));
  }
  await mailbox.deliver();
  const reached = mailbox.received.flatMap(({ to }) => to.map(canonicalEmail));
  const misdirected = reached.filter((address) => /@evil|evil\.example/.test(address));
  const several = mailbox.received.filter(({ to }) => to.length !== 1);
  const injected = mailbox.received.filter(({ raw }) => {
    const names = headersOf(raw);
    return names.some((name) => !headers.has(name)) || new Set(names).size !== names.length;
  });
  figure("hostile-emails-to-others", misdirected.length, "emails");
  figure("hostile-emails-to-several", several.length, "emails");
  figure("hostile-emails-with-injected-headers", injected.length, "emails");
  expect([...reached].sort()).toEqual([...wanted].sort());
  expect(wanted.length).toBeGreaterThan(0);
  expect([misdirected.length, several.length, injected.length]).toEqual([0, 0, 0]);
  for (const { to, mail } of mailbox.received) {
    expect(mail.to?.map(({ address }) => canonicalEmail(address ?? ""))).toEqual(to.map(canonicalEmail));
    expect(mail.html).not.toMatch(/<script|<a href=x/i);
  }
});

test("an outbox row whose address contains further addresses sends no email to them", {
  timeout: patience,
}, async () => {
  const before = mailbox.received.length;
  for (const { name, email } of pairs) {
    if (/\0/.test(name + email)) continue;
    await db.outboxMail.create({
      data: createMailRow({ kind: "applicationReceived", to: email, payload: { name } }),
    });
  }
  await mailbox.deliver();
  const mails = mailbox.received.slice(before);
  const typed = new Set(pairs.map(({ email }) => canonicalEmail(email)));
  const misdirected = mails.filter(({ to }) => to.length !== 1 || !typed.has(canonicalEmail(to[0] ?? "")));
  figure("hostile-rows-to-others", misdirected.length, "emails");
  expect(misdirected.map(({ to }) => to)).toEqual([]);
  expect(mails.length).toBeGreaterThan(0);
});

test("the subject of an email that a coach writes stays on one line", async () => {
  const payload = {
    name: "Noor\r\nBcc: evil@evil.example",
    subject: "About you\r\nBcc: evil@evil.example",
    paragraphs: ["<b>Dear Noor</b>", "https://example.org/x stays text."],
  };
  await db.outboxMail.create({ data: createMailRow({ kind: "decision", to: "noor@example.org", payload }) });
  await mailbox.deliver();
  const mail = mailbox.received.at(-1);
  expect(mail?.to).toEqual(["noor@example.org"]);
  expect(mail?.mail.subject).toBe("About you Bcc: evil@evil.example");
  expect(mail?.mail.bcc ?? []).toEqual([]);
  expect(mail?.mail.html).toContain("&lt;b&gt;Dear Noor&lt;/b&gt;");
  expect(mail?.mail.html).not.toContain('href="https://example.org');
});
