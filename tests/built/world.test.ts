import { renameSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { anyEmail } from "@tests/support/application";
import { newClientAddress } from "@tests/support/client-address";
import { goodPassword } from "@tests/support/factories";
import { voteAt } from "@tests/support/site-vote";
import * as examples from "@tests/support/world-examples";
import { dataOf, startWorldSite } from "@tests/support/world-site";
import { generate } from "otplib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { messages } from "@/content/messages";
import { readSecret } from "@/lib/use-link-secret";

let world: Awaited<ReturnType<typeof startWorldSite>>;
beforeAll(async () => {
  world = await startWorldSite();
  for (const [typed] of examples.addresses) await world.forms["sign-up"]({ email: typed });
});
afterAll(() => world?.stop());

const sendAll = (changes: Record<string, unknown>) =>
  Promise.all(Object.values(world.forms).map((send) => send(changes)));

async function expectRefused(changes: Record<string, unknown>, message: string) {
  for (const answer of await sendAll(changes)) {
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(message);
  }
}

const mailed = { timeout: 20_000 };

test.each(examples.addresses)(
  "a sign-up with the address %s stores the address %s, and a sign-in with the address %s succeeds",
  async (typed, stored, other) => {
    expect(await world.db.user.count({ where: { email: stored } }), typed).toBe(1);
    expect((await world.visitor().signIn(other, goodPassword)).status).toBe(200);
    expect((await world.forms["sign-up"]({ email: other })).status).toBe(400);
  },
);

test("each address that signed up receives an email", async () => {
  for (const [, stored] of examples.addresses)
    await expect.poll(() => world.mailsTo(stored), mailed).not.toEqual([]);
});

test.each(["noor@localhost", "noor@example", "noor@@example.org", "noor", "noor@exam ple.org"])(
  "the email address %s is refused by every form",
  (email) => expectRefused({ email }, messages.fields.emailInvalid),
);

test.each(examples.passwords)(
  "sign-in accepts a password in composed or decomposed Unicode, but not without an accent or a vowel (%#)",
  async (password) => {
    const [composed, decomposed] = [password.normalize("NFC"), password.normalize("NFD")];
    expect(composed).not.toBe(decomposed);
    const email = anyEmail();
    for (const [first, second, address] of [
      [decomposed, composed, anyEmail()],
      [composed, decomposed, email],
    ] as const) {
      await dataOf(await world.forms["sign-up"]({ email: address, password: first }));
      expect((await world.visitor().signIn(address, second)).status).toBe(200);
    }
    const bare = decomposed.replace(/\p{M}|[\u1160-\u11ff]/u, "");
    expect((await world.visitor().signIn(email, bare)).status).toBe(401);
  },
);

test.each(examples.codes)("a one-time code is accepted when it is typed with %s", async (_what, write) => {
  const browser = await world.createCoachBrowser({ isFactorVerified: false });
  const { secret } = await dataOf(await browser.mutate("secondFactor.startApp", undefined));
  const code = write(await generate({ secret }));
  const confirmed = await dataOf(await browser.mutate("secondFactor.confirmApp", { code }));
  expect(confirmed.recoveryCodes).toHaveLength(10);
});

test.each(examples.invisibleNames)("a name of %s alone is refused by every form", (_what, name) =>
  expectRefused({ name }, messages.fields.nameRequired),
);

test.each(examples.names)("the name %j is stored as %j by every form", async (name, stored) => {
  const email = anyEmail();
  for (const answer of await sendAll({ name, email })) await dataOf(answer);
  const theirs = { where: { email } };
  expect([
    (await world.db.user.findFirstOrThrow(theirs)).displayName,
    (await world.db.groupCoachingEntry.findFirstOrThrow(theirs)).name,
    (await world.db.privateCoachingApplication.findFirstOrThrow(theirs)).name,
  ]).toEqual([stored, stored, stored]);
});

test.each(examples.searches)(
  "a member and a waiting list entry with the name %s are found at the Desk by %s",
  async (name, q) => {
    const email = anyEmail();
    await Promise.all((await sendAll({ name, email })).map(dataOf));
    for (const list of ["members", "waitlist"] as const)
      expect(await world.find(list, q), list).toContain(email);
  },
);

test.each(examples.addressSearches)(
  "a waiting list entry with the address %s is found at the Desk by parts of the address",
  async (email, queries) => {
    await dataOf(await world.forms["waiting list"]({ email }));
    for (const q of queries) expect(await world.find("waitlist", q), q).toContain(email);
  },
);

const first = { name: "Zoë de Vries", email: "zoe@bücher.de" };

/**
 * Sends `first` once and the changed form twice, all with one idempotency key. Returns how many applications and
 * receipts were added.
 */
async function sendTwo(changes: object) {
  const receipts = () => world.db.outboxMail.count({ where: { kind: "applicationReceived" } });
  const [applications, before] = [await world.db.privateCoachingApplication.count(), await receipts()];
  const idempotencyKey = crypto.randomUUID();
  for (const form of [first, { ...first, ...changes }, { ...first, ...changes }])
    await dataOf(await world.forms.application({ ...form, idempotencyKey }));
  return [(await world.db.privateCoachingApplication.count()) - applications, (await receipts()) - before];
}

test.each([
  ["another name and address", { name: "Bram", email: "bram@example.org" }],
  ["another name", { name: "Bram" }],
  ["another address", { email: "zoe+b@bücher.de" }],
  ["one letter of the name changed", { name: "Zoé de Vries" }],
])("an application that reuses an idempotency key with %s is stored separately", async (_what, changes) => {
  expect(await sendTwo(changes)).toEqual([2, 2]);
});

test.each([
  ["the same name and address", {}],
  ["the name in capitals", { name: "ZOË DE VRIES " }],
  ["the name with two spaces", { name: "Zoë  de Vries" }],
  ["the name decomposed", { name: first.name.normalize("NFD") }],
  ["the domain in punycode", { email: "Zoe@xn--bcher-kva.de" }],
])("an application that reuses an idempotency key with %s is stored once", async (_what, changes) => {
  expect(await sendTwo(changes)).toEqual([1, 1]);
});

describe("an emailed link", () => {
  const email = anyEmail();
  let link = "";
  let secret = "";

  beforeAll(async () => {
    await world.forms["sign-up"]({ email });
    await world.visitor().mutate("account.requestPasswordReset", { email });
    const url = await vi.waitFor(async () => {
      const texts = (await world.mailsTo(email)).map(({ text }) => text ?? "");
      const [found] = /\S+\/auth\/reset#\S+/.exec(texts.join("\n")) ?? [];
      return found ?? Promise.reject(new Error("there is no email yet"));
    }, mailed);
    [link = "", secret = ""] = url.split("#");
  });

  test.each(examples.links)("an emailed link %s opens its page with the secret", async (_what, write) => {
    const { at, status } = await world.follow(write(link, secret));
    expect([status, at.pathname]).toEqual([200, "/auth/reset"]);
    const found = await world.visitor().mutate("account.findResetAccount", { token: readSecret(at) });
    expect(await dataOf(found)).toEqual({ email });
  });
});

const call = async (address: string) =>
  (await world.visitor(address).mutate("account.findResetAccount", { token: "x" })).status;
const calls = Array.from({ length: 31 }, (_, index) => index + 1);

test.each(examples.forwardings)("calls from %s count against one rate limit", async (_what, write) => {
  const statuses: number[] = [];
  for (const each of calls) statuses.push(await call(write(each)));
  expect(statuses).toEqual([...calls.slice(1).map(() => 200), 429]);
});

test("calls from 31 addresses count against 31 separate rate limits", async () => {
  for (const each of calls) expect(await call(`192.0.2.${each}:443`)).toBe(200);
});

test("rate limits of sign-ins and procedures count the client address in Forwarded, not in a forged header", async () => {
  const [browser, email] = [world.visitor(), anyEmail()];
  const from = (client: string) => ({
    "x-aurea-client": "198.51.100.9",
    "x-forwarded-for": "",
    forwarded: `for=198.51.100.9, for=${client};proto=https`,
  });
  const { csrfToken } = await (await browser.auth("csrf")).json();
  const headers = { "content-type": "application/json", ...from("203.0.113.7") };
  const body = JSON.stringify({ email, password: "not-this-one", csrfToken, json: "true" });
  const signIn = await browser.auth("callback/credentials", { method: "POST", headers, body });
  const link = await browser.mutate("account.requestSignInLink", { email }, from("203.0.113.8"));
  expect([signIn.status, link.status]).toEqual([401, 200]);
  const keys = ["sign-in-address:203.0.113.7", "login-link-address:203.0.113.8"];
  expect(await world.db.rateLimit.count({ where: { key: { in: keys } } })).toBe(2);
  expect(await world.db.rateLimit.count({ where: { key: { contains: "198.51.100.9" } } })).toBe(0);
});

// These must be the last tests, because the site has no database while they run.
test.each<[string, (file: string) => string[]]>([
  ["file", (file) => [file, `${file}-wal`, `${file}-shm`]],
  ["folder", (file) => [dirname(file)]],
])(
  "while SQLite's %s is missing the site answers 503 and logs the reason once, and afterwards it recovers",
  async (_what, moved) => {
    const { site } = world;
    const paths = moved(site.databaseFile);
    const countReasons = () => site.all().split("SQLite's file is not at its path").length;
    const before = countReasons();
    const statuses = async () => [
      (await fetch(`${site.url}/api/ready`)).status,
      (await voteAt(site.url, "sleep-stories", { "x-forwarded-for": newClientAddress() })).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    for (const path of paths) renameSync(path, `${path}-aside`);
    await expect.poll(statuses, { timeout: 5_000 }).toEqual([503, 503]);
    // Waits longer than the time between two checks of the file.
    await wait(300);
    expect(await statuses()).toEqual([503, 503]);
    expect(countReasons()).toBe(before + 1);
    for (const path of paths) renameSync(`${path}-aside`, path);
    await expect.poll(statuses, { timeout: 5_000 }).toEqual([200, 200]);
  },
);
