import "server-only";
import { messages } from "@/content/messages";
import { sharedRead } from "@/server/batch";
import { database } from "@/server/db/client";
import { clientKey, createClientCounter } from "@/server/http/client-address";
import { problem } from "@/server/http/problem";
import { describeError, log } from "@/server/log";
import { pingMs, reconnectAfterInactivityMs } from "@/server/trpc";
import type { AppVotes } from "./schema";
import { listApps } from "./service";
import { hearOthers, onVotes } from "./vote-hub";

/** How many pages may listen at once. Many people may share one address. */
const limits = { streams: 5_000, streamsOfOne: 200 };
/** What may wait for a client that does not read: with more it is cut, and asks again. */
const mostBytesUnread = 32 * 1024;

type Send = (chunk: Uint8Array) => void;
type Streams = { open: Set<Send>; clients: ReturnType<typeof createClientCounter> };

const globals = globalThis as { aureaVoteStreams?: Streams };

// As tRPC's httpSubscriptionLink reads them (trpc.io, server-sent events).
const encoder = new TextEncoder();
const encode = (votes: Iterable<AppVotes>) =>
  encoder.encode(
    [...votes]
      .map(({ id, voteCount }) => `data: ${JSON.stringify({ json: { id, voteCount } })}\n\n\n`)
      .join(""),
  );
const hello = encoder.encode(
  `event: connected\ndata: ${JSON.stringify({ reconnectAfterInactivityMs })}\n\n\n`,
);
const ping = encoder.encode("event: ping\ndata: \n\n\n");

/** All counts as a stream begins with them, for all who open one at the same time. */
const readAll = sharedRead(async (db) => encode(await listApps(db)));

// One listener and one timer for all streams: what is told is made once, and written to each.
function streams() {
  if (globals.aureaVoteStreams) return globals.aureaVoteStreams;
  const made: Streams = { open: new Set(), clients: createClientCounter(limits.streamsOfOne) };
  globals.aureaVoteStreams = made;
  const toAll = (chunk: Uint8Array) => {
    for (const send of made.open) send(chunk);
  };
  onVotes(
    (votes) => toAll(encode(votes)),
    () => {
      readAll(database()).then(toAll, (error) => log.warn(describeError(error), "no resync"));
    },
  );
  setInterval(toAll, pingMs, ping).unref();
  return made;
}

/**
 * Serves the stream of vote counts to browsers: first all of them, then those that change, as server-sent events in the
 * form of the procedure `futureApps.onVote`. 429 and 503 where one address, or everybody, has too many open.
 */
export async function handleVoteStream(request: Request): Promise<Response> {
  const { open, clients } = streams();
  const key = clientKey(request.headers);
  if (!clients.enter(key)) {
    return problem(429, messages.general.rateLimited(60), { "retry-after": "60" });
  }
  if (open.size >= limits.streams) {
    clients.leave(key);
    return problem(503, messages.general.unexpected);
  }

  let send: Send = () => {};
  const close = () => {
    if (open.delete(send)) clients.leave(key);
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        send = (chunk) => {
          if (!open.has(send)) return;
          if ((controller.desiredSize ?? 0) > 0) return controller.enqueue(chunk);
          close();
          controller.error(new Error("nobody reads the stream"));
        };
        open.add(send);
        send(hello);
        hearOthers()
          .then(() => readAll(database()))
          .then(send, (error) => {
            log.warn(describeError(error), "no counts for a stream");
            if (open.has(send)) controller.close();
            close();
          });
      },
      cancel: close,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: mostBytesUnread }),
  );
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream",
      "cache-control": "private, no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
