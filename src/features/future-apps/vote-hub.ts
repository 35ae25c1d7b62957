import "server-only";
import { EventEmitter, on } from "node:events";
import pg from "pg";
import { env } from "@/env.mjs";
import { isSqlite } from "@/server/db/client";
import { describeError, log } from "@/server/log";
import type { AppVotes } from "./schema";

const channel = "aurea_votes";
const retryMs = 2_000;
/** Votes that come in within this time are told together, each app's last count. */
const gatherMs = 50;

/** Emits "votes" with the counts that changed, and "resync" when changes may have been missed. */
type Hub = {
  events: EventEmitter;
  origin: string;
  sender: pg.Pool | null;
  /** is done when the votes of other instances are heard */
  listening: Promise<void> | null;
  /** counts to be told next */
  gathered: Map<string, AppVotes>;
};

const globals = globalThis as { aureaVoteHub?: Hub };

function isAppVotes(value: unknown): value is AppVotes {
  if (typeof value !== "object" || value === null) return false;
  return (
    "id" in value &&
    typeof value.id === "string" &&
    "voteCount" in value &&
    typeof value.voteCount === "number"
  );
}

function receive(hub: Hub, payload: string | undefined) {
  try {
    const { origin, votes } = JSON.parse(payload ?? "") as { origin?: unknown; votes?: unknown };
    if (origin === hub.origin || !Array.isArray(votes)) return;
    hub.events.emit("votes", votes.filter(isAppVotes));
  } catch (error) {
    log.warn(describeError(error), "unreadable vote notice");
  }
}

// One connection of its own listens; when it breaks, it is made anew, and the streams read all counts again.
async function listen(hub: Hub, isAgain = false) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL, keepAlive: true });
  const retry = () => setTimeout(() => void listen(hub, true), retryMs).unref();
  let isOver = false;
  const end = (error: unknown) => {
    if (isOver) return;
    isOver = true;
    log.warn(describeError(error), "vote listener lost");
    client.end().catch(() => {});
    retry();
  };
  client.on("error", end);
  client.on("end", () => end(new Error("connection ended")));
  client.on("notification", (notice) => receive(hub, notice.payload));
  try {
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    if (isAgain) hub.events.emit("resync");
  } catch (error) {
    end(error);
  }
}

function hub(): Hub {
  if (globals.aureaVoteHub) return globals.aureaVoteHub;
  const made: Hub = {
    events: new EventEmitter({ captureRejections: false }).setMaxListeners(0),
    origin: crypto.randomUUID(),
    sender: isSqlite ? null : new pg.Pool({ connectionString: env.DATABASE_URL, max: 1 }),
    listening: null,
    gathered: new Map(),
  };
  made.sender?.on("error", (error) => log.warn(describeError(error), "vote sender lost"));
  globals.aureaVoteHub = made;
  return made;
}

function tell({ events, origin, sender, gathered }: Hub) {
  const votes = [...gathered.values()];
  gathered.clear();
  events.emit("votes", votes);
  sender
    ?.query("SELECT pg_notify($1, $2)", [channel, JSON.stringify({ origin, votes })])
    .catch((error) => log.warn(describeError(error), "votes not announced"));
}

/** Tells every open page of this instance, and through PostgreSQL those of the others, about a count. */
export function announceVote(vote: AppVotes) {
  const made = hub();
  if (made.gathered.size === 0) setTimeout(tell, gatherMs, made);
  made.gathered.set(vote.id, vote);
}

/** Resolves when the votes of other instances are heard: what is read from then on misses none. */
export async function hearOthers() {
  const made = hub();
  if (made.sender) made.listening ??= listen(made);
  await made.listening;
}

/** Calls back with counts as they change, and when all are to be read anew; gives the function that ends it. */
export function onVotes(told: (votes: AppVotes[]) => void, resync: () => void) {
  const { events } = hub();
  events.on("votes", told).on("resync", resync);
  return () => void events.off("votes", told).off("resync", resync);
}

/** Yields counts as they change, until the signal ends it: first all that `read` gives, then one by one. */
export async function* watchVotes(
  read: () => Promise<AppVotes[]>,
  signal: AbortSignal,
): AsyncGenerator<AppVotes> {
  await hearOthers();
  const queue = new EventEmitter();
  const pass = (votes: AppVotes[]) => {
    for (const vote of votes) queue.emit("item", vote);
  };
  const end = onVotes(pass, () => {
    read().then(pass, (error) => log.warn(describeError(error), "no resync"));
  });
  try {
    const items = on(queue, "item", { signal });
    yield* await read();
    for await (const [vote] of items) yield vote as AppVotes;
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    end();
  }
}
