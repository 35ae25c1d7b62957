import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import type { RecordableResponse, Recording } from "./recordable-response.ts";
import type { StoredResponse } from "./stored-response.ts";
import { addEncodings, createStoredResponse, listOf, sizeOf, writeStoredHead } from "./stored-response.ts";

export type Handle = (request: IncomingMessage, response: RecordableResponse) => unknown;

type CacheOptions = {
  handle: Handle;
  /**
   * Request headers, in lower case, that are part of the key. The handler receives only these, host and cookies; a
   * response that varies by any other header is not stored.
   */
  coveredHeaders: readonly string[];
  /** Completes the headers of a response from its body and key, before it is stored or sent. */
  complete: (recording: Recording, key: string) => void;
  maxBytes?: number;
  /** Milliseconds after which a miss counts as finished, even if its response has not arrived. */
  turnMs?: number;
};

/** The number of misses that the handler gets at a time; further misses wait. */
const maxMisses = 32;

/** Returns the seconds for which shared caches may use a response (RFC 9111, 4.2.1): 60 for a missing page. */
function lifetimeOf(status: number, headers: OutgoingHttpHeaders) {
  if (headers["set-cookie"]) return 0;
  if (status === 404 && /^text\/(html|x-component)/.test(`${headers["content-type"]}`)) return 60;
  const control = String(headers["cache-control"]).toLowerCase();
  if (status !== 200 || /\b(private|no-store|no-cache)\b/.test(control)) return 0;
  const publicAge = /\bpublic\b/.test(control) ? /\bmax-age=(\d+)/.exec(control) : null;
  return Number((/\bs-maxage=(\d+)/.exec(control) ?? publicAge)?.[1] ?? 0);
}

type Entry = { digest: string; expires: number; isImmutable: boolean };

function createSegment(bytes: number) {
  const sizeOfKey = (_entry: Entry, key: string) => 2 * key.length + 300;
  const entries = new LRUCache<string, Entry>({ maxSize: bytes * 0.1, sizeCalculation: sizeOfKey });
  const responses = new LRUCache<string, StoredResponse>({ maxSize: bytes * 0.9, sizeCalculation: sizeOf });
  return { entries, responses, size: () => entries.calculatedSize + responses.calculatedSize };
}

/** Returns a shared HTTP cache in memory, which works in front of any handler. */
export function createHttpCache(options: CacheOptions) {
  const { handle, coveredHeaders, complete, maxBytes = 64_000_000, turnMs = 10_000 } = options;
  const passedOn = ["host", "cookie", ...coveredHeaders];
  const mayVaryBy = ["accept-encoding", ...coveredHeaders];
  const pages = createSegment(maxBytes - 1_000_000);
  // Stores 404 responses separately, so that requests for random addresses cannot evict pages.
  const missing = createSegment(1_000_000);
  const pending = new Map<string, Promise<boolean>>();
  /** `born` is the content generation when the miss began; `work` resolves to true if the response was stored. */
  const underWay = new Set<{ page: string; born: number; work: Promise<boolean> }>();
  const waiting: (() => void)[] = [];
  let generation = 0;
  let compressing = Promise.resolve();

  function find(key: string) {
    const entry = pages.entries.get(key) ?? missing.entries.get(key);
    const response = entry && (pages.responses.get(entry.digest) ?? missing.responses.get(entry.digest));
    return response && { response, isFresh: entry.expires > performance.now() };
  }

  /** Returns the stored response, with compressed bodies if it equals an earlier one, or null if it must not be stored. */
  function store(key: string, made: StoredResponse, born: number) {
    const { status, digest } = made;
    const { headers } = made.variants.identity;
    const seconds = lifetimeOf(status, headers);
    // A render that began before the last content change is sent but not stored.
    if (seconds === 0 || born !== generation) return null;
    if (!listOf(headers.vary).every((name) => mayVaryBy.includes(name))) return null;
    const isImmutable = listOf(headers["cache-control"]).includes("immutable");
    const [{ entries, responses }, other] = status === 404 ? [missing, pages] : [pages, missing];
    entries.set(key, { digest, expires: performance.now() + seconds * 1_000, isImmutable });
    other.entries.delete(key);
    const known = responses.get(digest);
    if (known) return known;
    responses.set(digest, made);
    const isStored = () => responses.peek(digest) === made;
    const compress = async () => {
      const encoded = isStored() && (await addEncodings(made));
      if (encoded && isStored()) responses.set(digest, encoded);
    };
    // If a compression fails, the response stays uncompressed and the next compression still runs.
    if (made.isCompressible) compressing = compressing.then(compress).catch(() => {});
    return made;
  }

  /** Resolves to true if the response was stored; to false if it was not, or after `turnMs`. */
  function fetchAndStore(request: IncomingMessage, response: RecordableResponse, key: string, born: number) {
    const requestHeaders = { ...request.headers };
    const lastGood = find(key)?.response;
    request.method = "GET";
    // Removes all other headers, so that they cannot change what is stored for all clients.
    for (const name in requestHeaders) if (!passedOn.includes(name)) delete request.headers[name];
    return new Promise<boolean>((resolve) => {
      setTimeout(resolve, turnMs, false).unref();
      response.onRecorded = (recording) => {
        const isFailure = recording.status >= 500 && lastGood !== undefined;
        if (!isFailure) complete(recording, key);
        const made = isFailure ? lastGood : createStoredResponse(recording);
        const stored = isFailure || requestHeaders.authorization ? null : store(key, made, born);
        resolve(stored !== null);
        response.end(writeStoredHead(requestHeaders, response, stored ?? made));
      };
      (async () => handle(request, response))()
        .catch((error: NodeJS.ErrnoException) => {
          process.stderr.write(`Aurea: a page failed: ${error.code ?? error.name}\n`);
          if (response.writableEnded) return;
          if (response.headersSent) return response.destroy();
          response.writeHead(500, { "content-type": "text/plain" }).end("Internal Server Error\n");
        })
        .finally(() => resolve(false));
    });
  }

  async function handleMiss(request: IncomingMessage, response: RecordableResponse, key: string) {
    if (underWay.size >= maxMisses) await new Promise<void>((resolve) => waiting.push(resolve));
    const [page = ""] = key.split(" ", 1);
    const born = generation;
    // Waits for the page's misses from before the last content change, because Next would share their outdated renders.
    const earlier = [...underWay].filter((miss) => miss.page === page && miss.born < born);
    const work = Promise.all(earlier.map((miss) => miss.work)).then(
      () => !response.destroyed && fetchAndStore(request, response, key, born),
    );
    const miss = { page, born, work };
    underWay.add(miss);
    void work.then(() => {
      underWay.delete(miss);
      waiting.shift()?.();
    });
    // Next never ends the response to a client that left while a file was read, and equal misses must not wait for it.
    const left = new Promise<boolean>((resolve) => response.once("close", () => resolve(false)));
    return Promise.race([work, left]);
  }

  /** A request without a key always goes to the handler. Equal misses wait for the first. */
  function respond(request: IncomingMessage, response: RecordableResponse, key: string | null): unknown {
    if (key === null) return handle(request, response);
    if (request.headers.authorization) return handleMiss(request, response, key);
    const stored = find(key);
    if (stored?.isFresh) {
      const body = writeStoredHead(request.headers, response, stored.response);
      // Reads all requests that have arrived before the first body is written: writes in a row take half as long,
      // because each write between reads would wake the recipient anew.
      return void setImmediate(() => response.end(body));
    }
    // If the first response was not stored, the waiting requests go to the handler at the same time.
    const answer = (isStored: boolean) => (isStored ? respond : handleMiss)(request, response, key);
    const first = pending.get(key);
    if (first) return first.then(answer);
    const miss = handleMiss(request, response, key).finally(() => {
      if (pending.get(key) === miss) pending.delete(key);
    });
    pending.set(key, miss);
    return miss;
  }

  return {
    respond,
    /** Makes all stored responses stale, except immutable ones. Stale responses are still used if the handler fails. */
    expireAll() {
      generation += 1;
      pending.clear();
      for (const { entries } of [pages, missing])
        for (const entry of entries.values()) if (!entry.isImmutable) entry.expires = 0;
    },
    inspect: () => ({
      keys: [...pages.entries.keys(), ...missing.entries.keys()].filter(find),
      bytes: pages.size() + missing.size(),
    }),
  };
}
