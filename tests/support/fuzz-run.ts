import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { newClientAddress } from "./client-address";
import { type createAnswerCheck, isOutage } from "./fuzz-check";

export type Header = [name: string, value: string];

/** A signed-in client. `owner` is part of every canary text that only this client may read, such as canary-m1-name. */
export type Person = { owner: string; role: "member" | "coach"; cookie: string };

/** The identities and ids that clients know; some belong to records of other people. */
export type World = {
  people: Person[];
  ids: string[];
  addresses: string[];
  csrf: { cookie: string; token: string };
};

/** `as` is an index of `people`, or -1 for a visitor; `body` has one character per byte. */
export type FuzzRequest = {
  as: number;
  method: string;
  path: string;
  headers: Header[];
  body: string | null;
};

export type Sent = Omit<FuzzRequest, "as">;

/** The status is 0 if there was no answer. */
export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

export type Fault = { kind: "5xx" | "leak" | "wrong"; what: string };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const noAnswer: Answer = { status: 0, headers: {}, body: "" };

/** Reads an answer, but only the first chunk of an event stream. */
function read(incoming: IncomingMessage, done: (answer: Answer) => void) {
  const { statusCode: status = 0, headers } = incoming;
  const isStream = headers["content-type"]?.startsWith("text/event-stream");
  const chunks: Buffer[] = [];
  const end = () => done({ status, headers, body: Buffer.concat(chunks).toString("latin1") });
  incoming.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    if (isStream) incoming.destroy();
  });
  incoming.on("error", end).on("close", end);
}

function headersOf({ as, headers, method, body }: FuzzRequest, { people }: World, host: string) {
  const has = (name: string) => headers.some(([one]) => one === name);
  const given = headers.filter(([name]) => name === "cookie").map(([, value]) => value);
  const cookie = [people[as]?.cookie, ...given].filter(Boolean).join("; ");
  const own: Header[] = [];
  if (!has("host")) own.push(["host", host]);
  if (!has("x-forwarded-for")) own.push(["x-forwarded-for", newClientAddress()]);
  if (!has("sec-fetch-site") && method !== "GET") own.push(["sec-fetch-site", "same-origin"]);
  if (body !== null) own.push(["content-length", String(body.length)]);
  if (cookie) own.push(["cookie", cookie]);
  return [...own, ...headers.filter(([name]) => name !== "cookie")].flat();
}

/** Returns a function that sends a request, and resolves to null if Node refuses to write it. */
export function createSender(url: string, world: World) {
  const { hostname, port, host } = new URL(url);

  function open(request: FuzzRequest) {
    const { method, path } = request;
    const headers = headersOf(request, world, host);
    try {
      // Allows large headers, because Next's redirect repeats a long query in two of them.
      const maxHeaderSize = 65_536;
      return httpRequest({ agent, hostname, port, method, path, headers, maxHeaderSize, timeout: 20_000 });
    } catch (error) {
      const { code = "" } = error as { code?: string };
      if (/^ERR_(UNESCAPED_CHARACTERS|INVALID_CHAR|INVALID_HTTP_TOKEN)$/.test(code)) return null;
      throw error;
    }
  }

  return (request: FuzzRequest) =>
    new Promise<Answer | null>((resolve) => {
      const sent = open(request);
      if (!sent) return resolve(null);
      let isAnswered = false;
      const upgrade = () => resolve(noAnswer);
      sent.on("upgrade", upgrade).on("connect", upgrade);
      sent.on("response", (incoming) => {
        isAnswered = true;
        read(incoming, resolve);
      });
      sent.on("timeout", () => sent.destroy());
      // A refusal of malformed HTTP may follow an answer that was already read.
      sent.on("error", () => isAnswered || resolve(noAnswer));
      sent.end(request.body === null ? undefined : Buffer.from(request.body, "latin1"));
    });
}

type Search = {
  requests: fc.Arbitrary<FuzzRequest>;
  send: (request: FuzzRequest) => Promise<Answer | null>;
  check: ReturnType<typeof createAnswerCheck>;
  total: number;
  seed: number;
};
const requestsPerPortion = 250;
const maxFaults = 12;
/** Equals the Retry-After of the 503 responses during an outage of the database. */
const retryMs = 5_000;

/**
 * Sends `total` requests in portions, and stops early after twelve faults. Portion n is generated from seed + n, so
 * FUZZ_SEED repeats a portion; a counterexample is shrunk with additional requests.
 */
export async function findFaults({ requests, send, check, total, seed }: Search) {
  const faults: (Fault & { seed: number; request: FuzzRequest; text: string })[] = [];
  const statuses = new Map<number, number>();
  let sent = 0;

  async function runPortion(own: number, numRuns: number) {
    let last: (Fault & { text: string }) | undefined;
    const property = fc.asyncProperty(requests, async (request) => {
      let answer = await send(request);
      fc.pre(answer !== null);
      sent += 1;
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      // An overloaded machine may send the documented 503 once, but a request that causes it gets it again.
      if (isOutage(answer)) answer = (await wait(retryMs).then(() => send(request))) ?? answer;
      const fault = check(request, answer);
      if (fault) last = { ...fault, text: answer.body.slice(0, 300) };
      return fault === null;
    });
    const options = { seed: own, numRuns, interruptAfterTimeLimit: 120_000 };
    const { counterexample, errorInstance } = await fc.check(property, options);
    if (!counterexample) return;
    if (!last) throw errorInstance;
    faults.push({ ...last, seed: own, request: counterexample[0] });
  }

  const portions = Array.from({ length: Math.ceil(total / requestsPerPortion) }, (_, at) => ({
    own: seed + at,
    numRuns: Math.min(requestsPerPortion, total - at * requestsPerPortion),
  })).values();
  const lane = async () => {
    for (const { own, numRuns } of portions) if (faults.length < maxFaults) await runPortion(own, numRuns);
  };
  await Promise.all(Array.from({ length: 32 }, lane));
  return { sent, faults, statuses };
}
