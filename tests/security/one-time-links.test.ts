import { newClientAddress } from "@tests/support/client-address";
import { dumpDatabase } from "@tests/support/database-dump";
import { goodPassword, makeMember, signInAs } from "@tests/support/factories";
import { figure, isFull } from "@tests/support/figure";
import { createBrowser } from "@tests/support/http";
import { instanceOfFile } from "@tests/support/instances";
import { mailboxOfEachTest } from "@tests/support/mailbox";
import { withoutTables } from "@tests/support/without-tables";
import { beforeEach, expect, test } from "vitest";
import { env } from "@/env.mjs";
import { database } from "@/server/db/client";

const db = database();
const mailbox = mailboxOfEachTest();
const other = await instanceOfFile({ LOG_LEVEL: "debug" });

beforeEach(() => db.rateLimit.deleteMany());

type Member = Awaited<ReturnType<typeof makeMember>>;
type From = { address?: string; at?: string; headers?: Record<string, string> };

function post(procedure: string, input: unknown, { address = newClientAddress(), at, headers }: From = {}) {
  return createBrowser(address, at).mutate(`account.${procedure}`, input, headers);
}

async function postAs(user: Member, procedure: string, input: unknown, from: From = {}) {
  const { cookie } = await signInAs(user);
  return post(procedure, input, { ...from, headers: { ...from.headers, cookie } });
}

const kinds = {
  reset: {
    page: "/auth/reset",
    send: async ({ email }: Member, from?: From) => {
      await post("requestPasswordReset", { email }, from);
      return mailbox.newestSecret(email);
    },
    redeem: (token: string, at?: string) =>
      post("resetPassword", { token, password: "a-reed-in-the-evening-wind" }, { at }),
  },
  enter: {
    page: "/auth/enter",
    send: async ({ id, email }: Member, from?: From) => {
      await db.user.update({ where: { id }, data: { emailVerified: new Date() } });
      await post("requestSignInLink", { email }, from);
      return mailbox.newestSecret(email);
    },
    redeem: (token: string, at?: string) => post("enterByLink", { token }, { at }),
  },
  verify: {
    page: "/auth/verify",
    send: async (user: Member, from?: From) => {
      await postAs(user, "resendVerification", undefined, from);
      return mailbox.newestSecret(user.email);
    },
    redeem: (token: string, at?: string) => post("verifyEmail", { token }, { at }),
  },
  email: {
    page: "/auth/email",
    send: async (user: Member, from?: From) => {
      // Only a confirmed address gets an email about the change.
      await db.user.update({ where: { id: user.id }, data: { emailVerified: new Date() } });
      const change = { email: `moved-${user.email}`, password: goodPassword };
      await postAs(user, "requestEmailChange", change, from);
      return mailbox.newestSecret(change.email);
    },
    redeem: (token: string, at?: string) => post("confirmEmailChange", { token }, { at }),
  },
};

test("the secret of a one-time link has 256 bits and appears neither in the database nor in the logs", async () => {
  const secrets: string[] = [];
  const dumps: string[] = [];
  const dump = async () => dumps.push(JSON.stringify([...(await dumpDatabase())]));
  const addresses: string[] = [];
  for (const { send, redeem } of Object.values(kinds)) {
    const member = await makeMember();
    addresses.push(member.email);
    const token = await send(member);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    secrets.push(token);
    await dump();
    expect((await redeem(token, other.at)).status).toBe(200);
    await dump();
    await redeem(token, other.at);
    await redeem(`${token}x`, other.at);
  }
  // The input must not be logged even if an unexpected error occurs.
  const failed = await withoutTables(env.DATABASE_URL, ["tokens"], () =>
    post("resetPassword", { token: secrets[0], password: goodPassword }, { at: other.at }),
  );
  expect(failed.status).toBe(500);
  await expect.poll(other.output).toContain('"level":"error"');
  await dump();
  const secretsFound = secrets.filter((secret) =>
    [...dumps, other.output()].some((text) => text.includes(secret)),
  );
  figure("raw-secrets-at-rest", secretsFound.length, `of ${secrets.length}`);
  expect(addresses.filter((address) => other.output().includes(address))).toEqual([]);
  expect(new Set(secrets).size).toBe(4);
  expect(secretsFound).toEqual([]);
});

const uses = isFull ? 50 : 16;

test.each(Object.entries(kinds))(
  `a link of the kind %s that is used ${uses} times concurrently on two instances takes effect once`,
  async (kind, link) => {
    const user = await makeMember();
    const token = await link.send(user);
    const outbox = await db.outboxMail.count();
    const used = Array.from({ length: uses }, (_, index) =>
      link.redeem(token, index % 2 ? other.at : undefined),
    );
    const statuses = (await Promise.all(used)).map(({ status }) => status);
    const links = await db.token.findMany({ where: { userId: user.id, purpose: kind } });
    const after = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    const worked = statuses.filter((status) => status === 200).length;
    expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
    expect(links.map(({ usedAt }) => usedAt !== null)).toEqual([true]);
    // A repeated confirmation of an address may succeed, but changes nothing.
    expect(worked).toBeGreaterThan(0);
    if (kind === "verify") return expect(await db.outboxMail.count()).toBe(outbox);
    const change = { subject: `user:${user.id}`, action: "account.email-changed" };
    const effects = kind === "email" ? await db.auditEntry.count({ where: change }) : worked;
    figure(`${kind}-link-effects`, effects, `of ${uses}`);
    expect(effects).toBe(1);
    if (kind === "enter") return expect(await db.authSession.count({ where: { userId: user.id } })).toBe(1);
    expect(after.sessionVersion).toBe(user.sessionVersion + 1);
    expect(await db.outboxMail.count()).toBe(outbox + 1);
  },
);

test("one-time links for accounts have the configured origin, even if the request's headers name another host", async () => {
  const poisons: Record<string, string>[] = [
    { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
    { forwarded: "host=evil.example;proto=https" },
    { "x-original-host": "evil.example", "x-host": "evil.example" },
    { "x-forwarded-server": "evil.example", "x-http-host-override": "evil.example" },
    { host: "evil.example" },
    { host: "localhost:3000@evil.example" },
    { "x-original-url": "https://evil.example/", "x-rewrite-url": "https://evil.example/" },
    { referer: "https://evil.example/auth/forgot" },
  ];
  const links: string[] = [];
  for (const [index, headers] of poisons.entries()) {
    const all = Object.values(kinds);
    // The quick run sends one kind of link for each set of headers.
    for (const { page, send } of isFull ? all : all.slice(index % all.length).slice(0, 1)) {
      for (const at of isFull ? [undefined, other.at] : [other.at]) {
        await db.rateLimit.deleteMany();
        links.push(`http://localhost:3000${page}#${await send(await makeMember(), { headers, at })}`);
      }
    }
  }
  const mails = mailbox.received.map(({ raw, mail }) => `${raw}${mail.text}${mail.html}`);
  const poisoned = mails.filter((mail) => mail.includes("evil.example"));
  figure("emails-with-a-foreign-host", poisoned.length, `of ${mails.length}`);
  expect(mails).toHaveLength(links.length);
  for (const [index, link] of links.entries()) expect(mails[index]).toContain(link);
  expect(poisoned).toEqual([]);
});
