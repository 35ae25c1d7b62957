import { verify } from "@node-rs/argon2";
import { newClientAddress } from "@tests/support/client-address";
import { goodPassword, makeMember } from "@tests/support/factories";
import { figure, isFull } from "@tests/support/figure";
import { createBrowser } from "@tests/support/http";
import { countKdfCalls } from "@tests/support/kdf-calls";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { canonicalEmail } from "@/lib/email-address";
import { warmUpPasswords } from "@/server/auth/password";
import { consumeSignIn } from "@/server/auth/sign-in-limit";
import { database } from "@/server/db/client";

// Counts the calls of the functions without replacing them.
vi.mock("@node-rs/argon2", { spy: true });

const db = database();

beforeAll(warmUpPasswords);
beforeEach(() => db.rateLimit.deleteMany());

/** Creates an address of each kind that an answer could distinguish from an unknown address. */
async function makeAddresses() {
  const [known, proven, google, coach] = await Promise.all([
    makeMember(),
    makeMember({ emailVerified: new Date() }),
    makeMember({ password: null }),
    makeMember({ role: "coach" }),
  ]);
  return {
    unknown: `unknown-${crypto.randomUUID()}@example.org`,
    unverified: known.email,
    verified: proven.email,
    "Google-only": google.email,
    coach: coach.email,
    "in capitals": proven.email.toUpperCase(),
  };
}

type Ask = (email: string, browser?: ReturnType<typeof createBrowser>) => Promise<Response>;

const call =
  (procedure: string, inputFor: (email: string) => unknown): Ask =>
  (email, browser = createBrowser()) =>
    browser.mutate(`account.${procedure}`, inputFor(email));

const signIn: Ask = (email, browser = createBrowser()) => browser.signIn(email, "not-the-password");
const signUp = call("signUp", (email) => ({ displayName: "Noor", email, password: goodPassword }));
const forgot = call("requestPasswordReset", (email) => ({ email }));
const requestSignInLink = call("requestSignInLink", (email) => ({ email }));
const resend = call("resendVerification", (email) => ({ email }));

/** Returns everything in an answer as one text, except the request id. */
async function bytesOf(response: Response) {
  const cookies = response.headers.getSetCookie();
  const headers = [...response.headers].filter(([name]) => name !== "set-cookie");
  const body = (await response.text()).replace(/"requestId":"[\w-]{36}"/, '"requestId":"…"');
  return JSON.stringify({ status: response.status, headers, cookies, body });
}

let compared = 0;
let different = 0;
afterAll(() => figure("replies-that-differ", different, `of ${compared}`));

/** Returns the answer, which must be equal for all kinds of addresses except those in `leaveOut`. */
async function answersTo(
  ask: Ask,
  { leaveOut = [] as string[], before = async (_email: string) => {} } = {},
) {
  const addresses = Object.entries(await makeAddresses()).filter(([kind]) => !leaveOut.includes(kind));
  expect(addresses.length).toBeGreaterThan(2);
  const answers: string[] = [];
  for (const [, email] of addresses) {
    await before(email);
    answers.push(await bytesOf(await ask(email)));
  }
  compared += answers.length;
  different += new Set(answers).size - 1;
  expect(new Set(answers)).toEqual(new Set([answers[0]]));
  return JSON.parse(answers[0] ?? "") as { status: number };
}

test.each([
  ["a failed sign-in", signIn, 401],
  ["a request for a sign-in link", requestSignInLink, 200],
  ["a request for a password reset", forgot, 200],
])("%s has the same reply with and without an account", async (_what, ask, status) => {
  expect((await answersTo(ask)).status).toBe(status);
});

test("a throttled sign-in has the same reply with and without an account", async () => {
  const exhaustAccount = async (email: string) => {
    const attempt = { address: newClientAddress(), deviceKey: null };
    for (let index = 0; index < 10; index += 1) await consumeSignIn(canonicalEmail(email), attempt);
  };
  expect(
    (await answersTo(signIn, { leaveOut: ["coach", "in capitals"], before: exhaustAccount })).status,
  ).toBe(429);
});

test("sign-up with a taken address has the same reply for every kind of account, and succeeds with a new address", async () => {
  expect((await answersTo(signUp, { leaveOut: ["unknown"] })).status).toBe(400);
  expect((await signUp("new-visitor@example.org")).status).toBe(200);
});

test("a throttled sign-up has the same reply with and without an account", async () => {
  const address = newClientAddress();
  // Uses common passwords, because they are refused before they are hashed and therefore use up the limit quickly.
  const tooCommon = call("signUp", (email) => ({ displayName: "Noor", email, password: "password1" }));
  for (let index = 0; index < 20; index += 1) await tooCommon("taken@example.org", createBrowser(address));
  const ask: Ask = (email) => signUp(email, createBrowser(address));
  const reply = await answersTo(async (email) => stripRandomParts(await ask(email)));
  expect(reply.status).toBe(429);
});

test("a sign-up with its hidden field filled in has the same reply with and without an account", async () => {
  const input = (email: string) => ({ displayName: "Noor", email, password: goodPassword, website: "x" });
  const ask: Ask = async (email) => stripRandomParts(await call("signUp", input)(email));
  expect((await answersTo(ask)).status).toBe(429);
});

test("a throttled request for a password reset has the same reply with and without an account", async () => {
  const exhaustResets = async (email: string) => {
    for (let index = 0; index < 5; index += 1) await forgot(email);
  };
  const ask: Ask = async (email) => stripRandomParts(await forgot(email));
  expect((await answersTo(ask, { leaveOut: ["in capitals"], before: exhaustResets })).status).toBe(200);
});

test("a request for another confirmation email without a session answers 401, with and without an account", async () => {
  expect((await answersTo(resend)).status).toBe(401);
});

/** Removes the remaining time and the challenge, which may differ between answers. */
async function stripRandomParts(response: Response) {
  const body = (await response.text())
    .replace(/\d+ (seconds?|minutes?)/g, "… $1")
    .replace(/"challenge":\{.*?"signature":"\w+"\}/, '"challenge":{}');
  return new Response(body, response);
}

async function countKdfCallsOfEach(ask: Ask) {
  const counts: number[] = [];
  for (const email of Object.values(await makeAddresses())) {
    vi.clearAllMocks();
    await ask(email);
    counts.push(countKdfCalls());
  }
  return counts;
}

test.each([
  ["a sign-in", "sign-in", signIn],
  ["a sign-up", "sign-up", signUp],
  ["a request for a password reset", "forgotten-password", forgot],
  ["a request for a sign-in link", "sign-in-link", requestSignInLink],
])("%s computes one password hash, whether or not the account exists", async (_what, name, ask) => {
  const counts = await countKdfCallsOfEach(ask);
  expect(new Set(counts)).toEqual(new Set([1]));
  figure(`kdf-calls-of-${name}`, Math.max(...counts), "per attempt");
});

test("a sign-in with a password that is not in NFC computes two password hashes, whether or not the account exists", async () => {
  const counts = await countKdfCallsOfEach(async (email) => {
    const answer = await createBrowser().signIn(email, "cafe\u0301-not-it");
    expect(answer.status).toBe(401);
    return answer;
  });
  expect(new Set(counts)).toEqual(new Set([2]));
});

test("a sign-in with too long a password computes one hash of an empty text, whether or not the account exists", async () => {
  const counts = await countKdfCallsOfEach(async (email) => {
    const answer = await createBrowser().signIn(email, "cafe\u0301".repeat(1_000));
    expect(answer.status).toBe(401);
    expect(vi.mocked(verify).mock.calls.map(([, password]) => password.length)).toEqual([0]);
    return answer;
  });
  expect(new Set(counts)).toEqual(new Set([1]));
});

test("a sign-in with the right password computes one password hash, and a throttled sign-in computes none", async () => {
  const { unverified, unknown } = await makeAddresses();
  vi.clearAllMocks();
  expect((await createBrowser().signIn(unverified, goodPassword)).status).toBe(200);
  expect(countKdfCalls()).toBe(1);
  for (const email of [unverified, unknown]) {
    await Promise.all(Array.from({ length: 10 }, () => signIn(email)));
    vi.clearAllMocks();
    expect((await signIn(email)).status).toBe(429);
    expect(countKdfCalls()).toBe(0);
  }
});

const median = (times: number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

describe.runIf(isFull)("response times that must not reveal an account", { timeout: 600_000 }, () => {
  async function timed(ask: Ask, email: string) {
    await db.rateLimit.deleteMany();
    const browser = createBrowser();
    // The CSRF token is fetched before the time is measured.
    await browser.auth("csrf");
    const from = performance.now();
    await ask(email, browser);
    return performance.now() - from;
  }

  async function gapOf(ask: Ask, addresses: Record<string, string>, rounds = 60) {
    const times = new Map(Object.keys(addresses).map((kind) => [kind, [] as number[]]));
    const kinds = Object.keys(addresses);
    for (let round = 0; round < rounds; round += 1) {
      const turned = [...kinds.slice(round % kinds.length), ...kinds.slice(0, round % kinds.length)];
      for (const kind of turned) times.get(kind)?.push(await timed(ask, addresses[kind] ?? ""));
    }
    await db.outboxMail.deleteMany();
    const medians = [...times.values()].map(median);
    return Math.max(...medians) - Math.min(...medians);
  }

  test.each([
    ["sign-in", signIn, []],
    ["sign-up", signUp, ["unknown"]],
    ["forgotten-password", forgot, []],
  ])(
    "the median time of a %s request differs by at most 2 ms between kinds of addresses",
    async (what, ask, leaveOut: string[]) => {
      const { coach: _coach, "in capitals": _capitals, ...addresses } = await makeAddresses();
      for (const kind of leaveOut) delete (addresses as Record<string, string>)[kind];
      await gapOf(ask, addresses, 10);
      // Measures three times, because other load may disturb one measurement but rarely all.
      const gaps = [await gapOf(ask, addresses), await gapOf(ask, addresses), await gapOf(ask, addresses)];
      figure(`${what}-median-gap`, Math.min(...gaps), "ms");
      expect(Math.min(...gaps)).toBeLessThanOrEqual(2);
    },
  );
});
