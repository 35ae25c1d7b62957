import { newClientAddress } from "@tests/support/client-address";
import { cookieHeader } from "@tests/support/cookie-header";
import { goodPassword, makeMember } from "@tests/support/factories";
import { figure, isFull } from "@tests/support/figure";
import { createBrowser } from "@tests/support/http";
import { instanceOfFile } from "@tests/support/instances";
import { mailboxOfEachTest } from "@tests/support/mailbox";
import { beforeEach, describe, expect, test } from "vitest";
import { messages } from "@/content/messages";
import { consumeSignIn } from "@/server/auth/sign-in-limit";
import { database } from "@/server/db/client";

const db = database();
const mailbox = mailboxOfEachTest();
const json = { "content-type": "application/json" };
const batchSize = 20;
// In half of the guesses, many addresses try one account; in the other half, one address tries many accounts.
const guesses = isFull ? 10_000 : 160;

const other = await instanceOfFile();
beforeEach(() => db.rateLimit.deleteMany());

const wide = (text: string) =>
  [...text].map((letter) =>
    /[a-z0-9]/.test(letter) ? String.fromCodePoint(letter.charCodeAt(0) + 0xfee0) : letter,
  );

const spellings = [
  (email: string) => email,
  (email: string) => email.toUpperCase(),
  (email: string) => wide(email.split("@")[0] ?? "").join("") + email.slice(email.indexOf("@")),
  (email: string) => ` ${email}\t`,
  (email: string) => `\u3000${email[0]?.toUpperCase()}${email.slice(1)}`,
  (email: string) => email.replace("@xn--bcher-kva.de", "＠bücher。de"),
  (email: string) => `\u202a${email.replace("@xn--bcher-kva.de", "@BU\u0308CHER.DE.")}`,
];

async function readCsrf(at?: string): Promise<{ cookie: string; csrfToken: string }> {
  const browser = createBrowser(newClientAddress(), at);
  const { csrfToken } = await (await browser.auth("csrf")).json();
  return { csrfToken, cookie: cookieHeader(browser.jar) };
}

/** Sends guesses to both instances in turn. Returns how many passwords were verified. */
async function sendGuesses(count: number, aim: (index: number) => { email: string; address: string }) {
  const places = [undefined, other.at];
  const csrfs = await Promise.all(places.map(readCsrf));
  const statuses: Record<number, number> = {};
  let next = 0;
  async function guess() {
    while (next < count) {
      const index = next;
      next += 1;
      const { email, address } = aim(index);
      const { cookie, csrfToken } = csrfs[index % 2]!;
      const response = await createBrowser(address, places[index % 2]).auth("callback/credentials", {
        method: "POST",
        headers: { ...json, cookie, "x-forwarded-for": newClientAddress() },
        body: JSON.stringify({ email, password: `guess-${index}`, csrfToken, json: "true" }),
      });
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: batchSize }, guess));
  expect(Object.keys(statuses).filter((status) => status !== "401" && status !== "429")).toEqual([]);
  return statuses[401] ?? 0;
}

async function expectShut(response: Response) {
  expect(response.status).toBe(429);
  expect(await response.json()).toMatchObject({ message: messages.auth.tooManyTries });
}

describe(`${guesses} parallel password guesses over two instances`, { timeout: 600_000 }, () => {
  test("at most ten password guesses per account are checked, across client addresses and spellings of the email", async () => {
    const { email } = await makeMember({ email: `eve-${crypto.randomUUID()}@xn--bcher-kva.de` });
    const owner = createBrowser();
    expect((await owner.signIn(email, goodPassword)).status).toBe(200);
    await owner.signOut();
    const seen = await sendGuesses(guesses / 2, (index) => ({
      email: spellings[index % spellings.length]!(email),
      address: newClientAddress(),
    }));
    figure("guesses-per-account", seen, `of ${guesses / 2}`);
    expect(seen).toBeLessThanOrEqual(10);
    expect(seen).toBeGreaterThan(0);
    await expectShut(await createBrowser().signIn(email, goodPassword));
    expect((await owner.signIn(email, goodPassword)).status).toBe(200);
  });

  test.runIf(isFull)(
    "at most fifty password guesses per client address are checked, and known browsers there can still sign in",
    async () => {
      const address = newClientAddress();
      const { email } = await makeMember();
      const owner = createBrowser(address);
      expect((await owner.signIn(email, goodPassword)).status).toBe(200);
      await owner.signOut();
      const seen = await sendGuesses(guesses / 2, (index) => ({
        email: index % 5 ? `other-${index}@example.org` : email,
        address,
      }));
      figure("guesses-per-address", seen, `of ${guesses / 2}`);
      expect(seen).toBeLessThanOrEqual(50);
      expect(seen).toBeGreaterThan(10);
      await expectShut(await createBrowser(address).signIn((await makeMember()).email, goodPassword));
      expect((await owner.signIn(email, goodPassword)).status).toBe(200);
    },
  );
});

test("at most thirty password guesses per account are checked from all its known browsers together", async () => {
  const { emailCanonical } = await makeMember();
  const guesses = Array.from({ length: 40 }, (_, index) => ({
    address: "::1",
    deviceKey: `browser-${index}`,
  }));
  // The first browser guesses too often, but uses up only ten of the thirty guesses that all browsers share.
  const results = [];
  for (const guess of [...Array(30).fill(guesses[0]), ...guesses])
    results.push(await consumeSignIn(emailCanonical, guess));
  expect(results.filter(Boolean)).toHaveLength(30);
  expect(results.lastIndexOf(true)).toBe(50);
});

const newPassword = "a-reed-in-the-evening-wind";

test.each<
  [what: string, take: (owner: ReturnType<typeof createBrowser>, email: string) => Promise<Response>]
>([
  [
    "reset",
    async (owner, email) => {
      await owner.mutate("account.requestPasswordReset", { email });
      const token = await mailbox.newestSecret(email);
      return owner.mutate("account.resetPassword", { token, password: newPassword });
    },
  ],
  [
    "password change",
    async (owner, email) => {
      await owner.signIn(email, goodPassword);
      const change = { newPassword, confirmPassword: newPassword };
      return owner.mutate("profile.changePassword", { currentPassword: goodPassword, ...change });
    },
  ],
  [
    "deletion and new sign-up",
    async (owner, email) => {
      await db.user.deleteMany({ where: { email } });
      return owner.mutate("account.signUp", { displayName: "Noor", email, password: newPassword });
    },
  ],
])(
  "after an account's %s, browsers that signed in earlier share the ten guesses of unknown browsers",
  async (_what, take) => {
    const { email } = await makeMember();
    const strangers = [createBrowser(), createBrowser(), createBrowser()];
    for (const stranger of strangers) expect((await stranger.signIn(email, goodPassword)).status).toBe(200);
    const owner = createBrowser();
    expect((await take(owner, email)).status).toBe(200);
    let checked = 0;
    for (let guess = 0; guess < 12; guess += 1) {
      for (const stranger of strangers)
        if ((await stranger.signIn(email, `guess-${guess}`)).status === 401) checked += 1;
    }
    expect(checked).toBe(10);
    await owner.signOut();
    expect((await owner.signIn(email, newPassword)).status).toBe(200);
  },
);

test("guesses from a client address that has used up its own budget take nothing from other accounts' budgets", async () => {
  const attacker = { address: "2001:db8::1", deviceKey: null };
  for (let index = 0; index < 50; index += 1) await consumeSignIn(`other-${index}@example.org`, attacker);
  const { emailCanonical } = await makeMember();
  for (let round = 0; round < 10; round += 1)
    expect(await consumeSignIn(emailCanonical, attacker)).toBe(false);
  expect(await consumeSignIn(emailCanonical, { ...attacker, address: "2001:db8:1::1" })).toBe(true);
});

test("batched guesses of the current password share one limit of ten across the four procedures that require it", async () => {
  const { email } = await makeMember();
  const attacker = createBrowser();
  // The attacker's session is on a device that has not signed in to the account before.
  await attacker.signIn(email, goodPassword);
  attacker.jar.delete("aurea.device");
  const inputs = [
    ["profile.exportData", (password: string) => ({ password })],
    ["profile.deleteAccount", (password: string) => ({ password })],
    ["account.requestEmailChange", (password: string) => ({ email: "attacker@example.org", password })],
    [
      "profile.changePassword",
      (password: string) => ({
        currentPassword: password,
        newPassword: "a-new-one",
        confirmPassword: "a-new-one",
      }),
    ],
  ] as const;
  let seen = 0;
  for (let round = 0; round < 4; round += 1) {
    const calls = Array.from({ length: 10 }, (_, index) => inputs[(round + index) % inputs.length]!);
    const body = Object.fromEntries(
      calls.map(([, input], index) => [index, { json: input(`guess-${index}`) }]),
    );
    const response = await attacker.trpc(`${calls.map(([name]) => name).join(",")}?batch=1`, {
      method: "POST",
      headers: json,
      body: JSON.stringify(body),
    });
    const replies: { error: { json: { data: { reason: string } } } }[] = await response.json();
    const reasons = replies.map(({ error }) => error.json.data.reason);
    expect(new Set([...reasons, "wrong-password", "rate-limited"]).size).toBe(2);
    seen += reasons.filter((reason) => reason === "wrong-password").length;
  }
  figure("guesses-in-batches", seen, "of 40");
  expect(seen).toBe(10);
  expect((await createBrowser().signIn(email, goodPassword)).status).toBe(429);
});
