import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import type { RecordableResponse, Recording } from "./recordable-response.ts";
import { addEncodings, createStoredAnswer, listOf, sendStored, sizeOf } from "./stored-answer.ts";

export type Handle = (request: IncomingMessage, response: RecordableResponse) => unknown;

type CacheOptions = {
  handle: Handle;
  /**
   * The request headers, in lower case, that the key includes. An answer that varies by another header is not stored.
   */
  coveredHeaders: readonly string[];
  /** Completes the headers of an answer from its body, before it is stored or sent. */
  complete?: (recording: Recording) => void;
  maxBytes?: number;
  /** Milliseconds after which an unanswered miss frees its slot and equal requests stop waiting. */
  turnMs?: number;
};

/** The number of misses that are handled at once; others wait. */
const maxMisses = 32;
const notFoundSeconds = 60;
const conditions = ["if-none-match", "if-modified-since", "range", "if-range", "accept-encoding"];
const isPage = (headers: OutgoingHttpHeaders) =>
  /^text\/(html|x-component)/.test(`${headers["content-type"]}`);

/** Returns for how many seconds a shared cache may use an answer (RFC 9111, 3 and 4.2.1); 0 if it may not store it. */
function lifetimeOf(status: number, headers: OutgoingHttpHeaders) {
  if (headers["set-cookie"]) return 0;
  if (status === 404 && isPage(headers)) return notFoundSeconds;
  const control = String(headers["cache-control"]).toLowerCase();
  if (status !== 200 || /\b(private|no-store|no-cache)\b/.test(control)) return 0;
  const publicAge = /\bpublic\b/.test(control) ? /\bmax-age=(\d+)/.exec(control) : null;
  return Number((/\bs-maxage=(\d+)/.exec(control) ?? publicAge)?.[1] ?? 0);
}

type Stored = ReturnType<typeof createStoredAnswer>;
type Entry = { digest: string; generation: number; expires: number; isImmutable: boolean };

/**
 * Creates a store of answers up to `maxBytes`, which evicts the least recently used. Keys with equal answers share
 * one.
 */
function createSegment(maxBytes: number) {
  const maxKeyBytes = maxBytes / 10;
  const answers = new LRUCache<string, Stored>({
    maxSize: maxBytes - maxKeyBytes,
    sizeCalculation: sizeOf,
  });
  const entries = new LRUCache<string, Entry>({
    maxSize: maxKeyBytes,
    sizeCalculation: (_entry, key) => 2 * key.length + 300,
  });
  const keys = () => [...entries.keys()].filter((key) => answers.has(entries.peek(key)?.digest ?? ""));
  return { answers, entries, keys, size: () => answers.calculatedSize + entries.calculatedSize };
}

/** A shared HTTP cache in memory in front of a handler, independent of the handler. */
export function createHttpCache(options: CacheOptions) {
  const { handle, complete = () => {}, maxBytes = 64_000_000, turnMs = 10_000 } = options;
  const covered = ["accept-encoding", ...options.coveredHeaders];
  const pages = createSegment(maxBytes - 1_000_000);
  // Stores 404 answers separately, so that requests for random addresses cannot evict pages.
  const missing = createSegment(1_000_000);
  const underWay = new Map<string, Promise<boolean>>();
  const waiting: (() => void)[] = [];
  let misses = 0;
  let generation = 0;
  let compressing = Promise.resolve();

  function find(key: string) {
    const entry = pages.entries.get(key) ?? missing.entries.get(key);
    const answer = entry && (pages.answers.get(entry.digest) ?? missing.answers.get(entry.digest));
    const isFresh =
      entry && (entry.generation === generation || entry.isImmutable) && entry.expires > Date.now();
    return { answer, isFresh: Boolean(answer && isFresh) };
  }

  /** Stores an answer if allowed; `born` is the content's generation at the request. Returns whether it was stored. */
  function store(key: string, made: Stored, born: number) {
    const { status, headers, digest } = made;
    const seconds = lifetimeOf(status, headers);
    const isCovered = listOf(headers.vary).every((name) => covered.includes(name));
    // A render that began before the last content change is sent but not stored.
    if (seconds === 0 || !isCovered || born !== generation) return false;
    const { answers, entries } = status === 404 ? missing : pages;
    const isImmutable = listOf(headers["cache-control"]).includes("immutable");
    entries.set(key, { digest, generation, expires: Date.now() + seconds * 1_000, isImmutable });
    if (answers.has(digest)) return true;
    answers.set(digest, made);
    if (!made.isCompressible) return true;
    const compress = async () => {
      if (answers.peek(digest) !== made) return;
      await addEncodings(made);
      if (answers.peek(digest) === made) answers.set(digest, made);
    };
    // A failed compression leaves the answer uncompressed and does not stop the next one.
    compressing = compressing.then(compress).catch(() => {});
    return true;
  }

  /** Requests the complete answer from the handler. Resolves to whether it was stored. */
  function fetchAnswer(request: IncomingMessage, response: RecordableResponse, key: string) {
    const born = generation;
    const asked = { method: request.method, headers: { ...request.headers } };
    const lastGood = find(key).answer;
    request.method = "GET";
    for (const name of conditions) delete request.headers[name];
    return new Promise<boolean>((resolve) => {
      response.record((recording) => {
        if (!recording) return resolve(false);
        const isFailure = recording.status >= 500 && lastGood !== undefined;
        if (!isFailure) complete(recording);
        const made = isFailure ? lastGood : createStoredAnswer(recording);
        resolve(!isFailure && store(key, made, born));
        sendStored(asked, response, made);
      });
      (async () => handle(request, response))().catch((error: NodeJS.ErrnoException) => {
        process.stderr.write(`Aurea: a page failed: ${error.code ?? error.name}\n`);
        response.writeHead(500, { "content-type": "text/plain" }).end("Internal Server Error\n");
      });
    });
  }

  async function answerMiss(request: IncomingMessage, response: RecordableResponse, key: string) {
    if (misses >= maxMisses) await new Promise<void>((resolve) => waiting.push(resolve));
    misses += 1;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, turnMs, false);
    });
    try {
      return response.destroyed ? false : await Promise.race([fetchAnswer(request, response, key), late]);
    } finally {
      clearTimeout(timer);
      misses -= 1;
      waiting.shift()?.();
    }
  }

  /**
   * Answers from memory or by the handler; requests with an equal `key` wait for the first one. Without a key the
   * handler answers.
   */
  function answer(request: IncomingMessage, response: RecordableResponse, key: string | null): unknown {
    if (key === null || request.headers.authorization) return handle(request, response);
    const { answer: stored, isFresh } = find(key);
    if (stored && isFresh) return sendStored(request, response, stored, true);
    const first = underWay.get(key);
    // If the first answer was not stored, the waiting requests do not wait for one another.
    const retry = (isStored: boolean) => (isStored ? answer : answerMiss)(request, response, key);
    if (first) return first.then(retry);
    const miss = answerMiss(request, response, key).finally(() => {
      if (underWay.get(key) === miss) underWay.delete(key);
    });
    underWay.set(key, miss);
    return miss;
  }

  return {
    answer,
    /** Makes all stored answers except immutable ones stale. They are still used if the handler fails. */
    expireAll() {
      generation += 1;
      underWay.clear();
    },
    /** Returns the stored keys and the total size in bytes. */
    inspect: () => ({
      keys: [pages, missing].flatMap(({ keys }) => keys()),
      bytes: pages.size() + missing.size(),
    }),
  };
}
