import { setTimeout as wait } from "node:timers/promises";
import { seededRandom } from "@/lib/seeded-random";
import { testOrigin } from "../../scripts/support/test-site.mjs";

export type Random = ReturnType<typeof createRandom>;

export function createRandom(seed: number) {
  const next = seededRandom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    between: (least: number, most: number) => least + next() * (most - least),
    isOneIn: (count: number) => below(count) === 0,
    any: <Item>(list: readonly [Item, ...Item[]]): Item => list[below(list.length)] ?? list[0],
  };
}

/** The site has acknowledged this data. */
export type Member = {
  email: string;
  password: string;
  /** The last acknowledged name, and names that were sent later without an answer. */
  names: string[];
  renames: number;
  quizzes: string[];
  /** The last acknowledged picture, and pictures that were sent later. */
  pictures: string[];
  devices: string[];
};

export function createLedger() {
  return {
    votes: [] as { slug: string; voterKey: string }[],
    /** The number of votes that got no answer and may be stored. */
    unansweredVotes: 0,
    members: [] as Member[],
    waitlist: [] as string[],
    applications: [] as { key: string; email: string }[],
    moves: new Map<string, string>(),
    notes: [] as { key: string; text: string }[],
    answers: 0,
    /** The number of answers with 503. */
    unavailable: 0,
    cuts: 0,
    serverErrors: [] as string[],
    unexpected: [] as string[],
    signedOut: [] as string[],
  };
}

type Ledger = ReturnType<typeof createLedger>;

type Call = {
  method?: "GET" | "POST" | "PUT";
  json?: unknown;
  form?: FormData;
  /** The expected statuses besides 200; `ifSentBefore` applies only to retries. */
  also?: readonly number[];
  ifSentBefore?: readonly number[];
};

type Reply = { status: number; headers: Headers; text: string };

const answerWithinMs = 30_000;
const patienceMs = 150_000;

/** All clients share the ledger. */
export type Target = { addresses: readonly [string, ...string[]]; ledger: Ledger };

export type Client = ReturnType<typeof createClient>;

/** Returns a client that retries after a 503 or no answer. Random client addresses avoid the rate limits. */
export function createClient({ addresses, ledger }: Target, random: Random, cookies = "") {
  const jar = new Map(cookies.split("; ").flatMap((pair) => (pair ? [[...split(pair)] as const] : [])));
  const cookieHeader = () => [...jar].map((pair) => pair.join("=")).join("; ");

  function requestOf({ method = "GET", json, form }: Call): RequestInit {
    const headers = new Headers({
      cookie: cookieHeader(),
      "user-agent": "Soak",
      "x-forwarded-for": [10, random.below(256), random.below(256), 1 + random.below(254)].join("."),
    });
    if (method !== "GET") headers.set("origin", testOrigin);
    if (method !== "GET") headers.set("sec-fetch-site", "same-origin");
    if (json !== undefined) headers.set("content-type", "application/json");
    const body = json === undefined ? (form ?? null) : JSON.stringify(json);
    return { method, headers, body, redirect: "manual", signal: AbortSignal.timeout(answerWithinMs) };
  }

  async function once(path: string, call: Call): Promise<Reply | null> {
    try {
      const answer = await fetch(`${random.any(addresses)}${path}`, requestOf(call));
      const text = await answer.text();
      for (const cookie of answer.headers.getSetCookie()) {
        const [name, value] = split(cookie.split(";")[0] ?? "");
        jar.set(name, value);
      }
      ledger.answers += 1;
      return { status: answer.status, headers: answer.headers, text };
    } catch (error) {
      ledger.cuts += 1;
      if ((error as Error).name === "TimeoutError") ledger.unexpected.push(`${path}: no answer in 30 s`);
      return null;
    }
  }

  /** Returns null after an unexpected answer, or after 150 seconds of retries. The ledger records both. */
  async function send(path: string, call: Call = {}) {
    const until = Date.now() + patienceMs;
    const title = `${call.method ?? "GET"} ${path.split("?")[0]}`;
    for (let tries = 1; Date.now() < until; tries += 1) {
      const reply = await once(path, call);
      const expected = [200, ...(call.also ?? []), ...((tries > 1 && call.ifSentBefore) || [])];
      if (reply && expected.includes(reply.status)) return { ...reply, tries };
      if (reply && reply.status !== 503) {
        const description = `${title} ${reply.status} ${reply.text.slice(0, 200)}`;
        (reply.status >= 500 ? ledger.serverErrors : ledger.unexpected).push(description);
        return null;
      }
      if (reply) ledger.unavailable += 1;
      await wait(Math.min(2_000, 100 * 2 ** tries));
    }
    ledger.unexpected.push(`${title}: given up`);
    return null;
  }

  async function call<Data>(name: string, json: unknown, more: Call = {}) {
    const isQuery = more.method === "GET";
    const input = encodeURIComponent(JSON.stringify({ json }));
    const reply = isQuery
      ? await send(`/api/trpc/${name}?input=${input}`, more)
      : await send(`/api/trpc/${name}`, { method: "POST", json: { json }, ...more });
    if (!reply) return null;
    const { result } = JSON.parse(reply.text) as { result?: { data: { json: Data } } };
    return { status: reply.status, tries: reply.tries, data: result?.data.json };
  }

  const query = <Data>(name: string, json: unknown) => call<Data>(name, json, { method: "GET" });

  return { send, call, query, cookies: cookieHeader, cookie: (name: string) => jar.get(name) ?? "" };
}

function split(pair: string): [string, string] {
  const at = pair.indexOf("=");
  return [pair.slice(0, at), pair.slice(at + 1)];
}
