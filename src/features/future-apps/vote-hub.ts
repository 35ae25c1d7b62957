import "server-only";
import { subscribe } from "node:diagnostics_channel";
import pg from "pg";
import { env } from "@/env.mjs";
import { processWide } from "@/process-registry";
import { database, isSqlite } from "@/server/db/client";
import { createClientCounter } from "@/server/http/client-address";
import { describeError, log } from "@/server/log";
import type { AppVotes } from "./schema";
import { listCounts } from "./service";

const channel = "aurea_votes";
const retryMs = 2_000;
/** Votes cast within this time are announced together, with the last count of each app. */
const gatherMs = 50;
const mostStreamsOfOne = 200;

/** One open stream of counts: what it is sent, and how it is ended from outside. */
export type VoteStream = { send: (votes: AppVotes[]) => void; end: () => void };

type Hub = {
  streams: Set<VoteStream>;
  clients: ReturnType<typeof createClientCounter>;
  isStopping: boolean;
  origin: string;
  sender: pg.Pool | null;
  /** resolves when the votes of other instances arrive */
  listening: Promise<void> | null;
  /** counts to be announced next */
  gathered: Map<string, AppVotes>;
};

function isAppVotes(value: unknown): value is AppVotes {
  if (typeof value !== "object" || value === null) return false;
  return (
    "id" in value &&
    typeof value.id === "string" &&
    "voteCount" in value &&
    typeof value.voteCount === "number"
  );
}

function sendToAll({ streams }: Hub, votes: AppVotes[]) {
  for (const stream of streams) stream.send(votes);
}

function receive(hub: Hub, payload: string | undefined) {
  try {
    const { origin, votes } = JSON.parse(payload ?? "") as { origin?: unknown; votes?: unknown };
    if (origin === hub.origin || !Array.isArray(votes)) return;
    sendToAll(hub, votes.filter(isAppVotes));
  } catch (error) {
    log.warn(describeError(error), "unreadable vote notice");
  }
}

// Votes may have been missed while the connection was lost, so every stream is sent all counts after a reconnect.
async function listen(hub: Hub, isReconnect = false) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL, keepAlive: true });
  let isOver = false;
  const end = (error: unknown) => {
    if (isOver) return;
    isOver = true;
    log.warn(describeError(error), "vote listener lost");
    client.end().catch(() => {});
    setTimeout(() => void listen(hub, true), retryMs).unref();
  };
  client.on("error", end);
  client.on("end", () => end(new Error("connection ended")));
  client.on("notification", (notice) => receive(hub, notice.payload));
  try {
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    if (isReconnect) sendToAll(hub, await listCounts(database()));
  } catch (error) {
    end(error);
  }
}

function createHub(): Hub {
  const hub: Hub = {
    streams: new Set(),
    clients: createClientCounter(mostStreamsOfOne),
    isStopping: false,
    origin: crypto.randomUUID(),
    sender: isSqlite ? null : new pg.Pool({ connectionString: env.DATABASE_URL, max: 1 }),
    listening: null,
    gathered: new Map(),
  };
  hub.sender?.on("error", (error) => log.warn(describeError(error), "vote sender lost"));
  subscribe("aurea:stopping", () => {
    hub.isStopping = true;
    for (const stream of hub.streams) stream.end();
  });
  return hub;
}

/** Returns the one hub of this process. */
export const voteHub = () => processWide("vote-hub", createHub);

function announceGathered(hub: Hub) {
  const votes = [...hub.gathered.values()];
  hub.gathered.clear();
  sendToAll(hub, votes);
  hub.sender
    ?.query("SELECT pg_notify($1, $2)", [channel, JSON.stringify({ origin: hub.origin, votes })])
    .catch((error) => log.warn(describeError(error), "votes not announced"));
}

/** Sends a count to every open stream of this instance, and through PostgreSQL to those of the others. */
export function announceVote(vote: AppVotes) {
  const hub = voteHub();
  if (hub.gathered.size === 0) setTimeout(announceGathered, gatherMs, hub);
  hub.gathered.set(vote.id, vote);
}

/** Resolves when the votes of other instances arrive: counts that are read afterwards miss none. */
export async function listenForNotify() {
  const hub = voteHub();
  if (hub.sender) hub.listening ??= listen(hub);
  await hub.listening;
}
