import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { LRUCache } from "lru-cache";
import pg from "pg";
import { createClientCounter } from "@/client-address.mjs";
import { messages } from "@/content/messages";
import { env } from "@/env.mjs";
import { readPostgresAddress } from "@/lib/postgres-address";
import { processWide } from "@/process-registry";
import type { Context } from "@/server/context";
import { database, isSqlite, poolOptions } from "@/server/db/client";
import { getClientKey } from "@/server/http/client-address";
import { describeError, log } from "@/server/log";
import { tooManyRequests } from "@/server/rate-limit";
import { Refusal, refusal } from "@/server/refusal";
import type { AppVotes } from "./schema";
import { listApps } from "./service";

const channel = "aurea_votes";
const reconnectMs = 2_000;
/** Votes within this time are sent together, with the newest count of each app. */
const gatherMs = 50;
/**
 * Within this time a lower count is outdated, because instances commit and announce votes in different orders. A lower
 * count that arrives later is a correction, such as a restored backup.
 */
const reorderMs = 5_000;
const maxStreams = 5_000;
const maxStreamsPerClient = 200;
const retryAfterSeconds = 60;

type Stream = { send: (votes: AppVotes[]) => void; end: () => void };

const { config, schema } = readPostgresAddress(env.DATABASE_URL);

type Hub = ReturnType<typeof createHub>;

function createHub() {
  const hub = {
    streams: new Set<Stream>(),
    clients: createClientCounter(maxStreamsPerClient),
    isStopping: false,
    instanceId: crypto.randomUUID(),
    sender: isSqlite ? null : new pg.Pool({ ...poolOptions, ...config, max: 1 }),
    /** Resolves once this instance is subscribed to votes of other instances. */
    listening: null as Promise<void> | null,
    unannounced: new Map<string, AppVotes>(),
    /** The counts that were sent within `reorderMs`. */
    sent: new LRUCache<string, number>({ max: 1_000, ttl: reorderMs }),
  };
  hub.sender?.on("error", (error) => log.warn(describeError(error), "vote sender lost"));
  subscribe("aurea:stopping", () => {
    hub.isStopping = true;
    for (const stream of hub.streams) stream.end();
  });
  return hub;
}

export const voteHub = () => processWide("vote-hub", createHub);

/** Sends votes to all streams, except counts lower than a count sent within `reorderMs`. Returns the sent votes. */
function sendToAll({ streams, sent }: Hub, votes: AppVotes[]) {
  const current = votes.filter(({ id, voteCount }) => voteCount >= (sent.get(id) ?? 0));
  for (const { id, voteCount } of current) sent.set(id, voteCount);
  if (current.length > 0) for (const stream of streams) stream.send(current);
  return current;
}

/** Sends a count to the open streams of this instance, and through PostgreSQL to other instances. */
export function announceVote(vote: AppVotes) {
  const hub = voteHub();
  if (hub.unannounced.size === 0) setTimeout(announceGathered, gatherMs, hub);
  hub.unannounced.set(vote.id, vote);
}

function announceGathered(hub: Hub) {
  const votes = sendToAll(hub, [...hub.unannounced.values()]);
  hub.unannounced.clear();
  if (votes.length === 0) return;
  hub.sender
    ?.query("SELECT pg_notify($1, $2)", [channel, JSON.stringify({ origin: hub.instanceId, schema, votes })])
    .catch((error) => log.warn(describeError(error), "votes not announced"));
}

/** After a reconnection every stream gets all counts, because notices may have been missed. */
async function listenForNotify(hub: Hub, isReconnect = false) {
  const { connectionTimeoutMillis, query_timeout } = poolOptions;
  // Probes after half a minute; by default, a connection that a firewall has dropped would seem open for hours.
  const client = new pg.Client({
    connectionTimeoutMillis,
    query_timeout,
    ...config,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
  });
  let isOver = false;
  function reconnect(error: unknown) {
    if (isOver) return;
    isOver = true;
    log.warn(describeError(error), "vote listener lost");
    client.end().catch(() => {});
    setTimeout(() => void listenForNotify(hub, true), reconnectMs).unref();
  }
  client.on("error", reconnect);
  client.on("end", () => reconnect(new Error("connection ended")));
  client.on("notification", ({ payload = "" }) => {
    try {
      const notice = JSON.parse(payload) as { origin: string; schema?: string; votes: AppVotes[] };
      // Ignores notices of other schemas, which may belong to other sites, because all schemas of a database share the
      // channel.
      if (notice.origin !== hub.instanceId && notice.schema === schema) sendToAll(hub, notice.votes);
    } catch (error) {
      log.warn(describeError(error), "unreadable vote notice");
    }
  });
  try {
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    if (isReconnect) sendToAll(hub, await listApps(database()));
  } catch (error) {
    reconnect(error);
  }
}

function admit({ streams, clients }: Hub, ctx: Context, key: string) {
  if (streams.size >= maxStreams)
    throw refusal("SERVICE_UNAVAILABLE", "too-many-streams", messages.general.tooManyStreams);
  if (clients.enter(key)) return;
  ctx.resHeaders.set("retry-after", String(retryAfterSeconds));
  throw tooManyRequests(retryAfterSeconds, new Refusal("rate-limited"));
}

/**
 * Returns a stream of all counts, then of changed counts, until `signal` aborts or the server stops; a slow client
 * gets only the newest count of each app. Throws `TOO_MANY_REQUESTS` (rate-limited) if the client's address has 200
 * streams open, and `SERVICE_UNAVAILABLE` (too-many-streams) if this instance has 5,000.
 */
export async function watchVotes(ctx: Context, signal: AbortSignal) {
  const hub = voteHub();
  const key = getClientKey(ctx.headers);
  admit(hub, ctx, key);

  const unsent = new Map<string, AppVotes>();
  let wake = () => {};
  const stream: Stream = {
    send(votes) {
      for (const { id, voteCount } of votes) unsent.set(id, { id, voteCount });
      wake();
    },
    end() {
      if (!hub.streams.delete(stream)) return;
      hub.clients.leave(key);
      signal.removeEventListener("abort", stream.end);
      wake();
    },
  };
  hub.streams.add(stream);
  signal.addEventListener("abort", stream.end);
  if (signal.aborted || hub.isStopping) stream.end();

  try {
    if (hub.sender) hub.listening ??= listenForNotify(hub);
    await hub.listening;
    // A count that arrives during this read is at least as new as the count that the read returns.
    for (const { id, voteCount } of await listApps(ctx.db)) {
      if (!unsent.has(id)) unsent.set(id, { id, voteCount });
    }
  } catch (error) {
    stream.end();
    throw error;
  }

  async function* counts(): AsyncGenerator<AppVotes> {
    try {
      for (;;) {
        for (const [id, vote] of unsent) {
          unsent.delete(id);
          yield vote;
        }
        // Throws an AbortError, because after any other end of a stream tRPC keeps browsers from reconnecting.
        if (!hub.streams.has(stream)) throw new DOMException("The stream has ended", "AbortError");
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    } finally {
      stream.end();
    }
  }
  return counts();
}
