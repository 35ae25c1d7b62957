import "server-only";
import { EventEmitter, on } from "node:events";
import pg from "pg";
import { env } from "@/env.mjs";
import { describeError, log } from "@/server/log";
import type { AppVotes } from "./schema";

const channel = "aurea_votes";
const retryMs = 2_000;

type Hub = { events: EventEmitter; origin: string; sender: pg.Pool | null; isListening: boolean };

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
    const { origin, vote } = JSON.parse(payload ?? "") as { origin?: unknown; vote?: unknown };
    if (origin !== hub.origin && isAppVotes(vote)) hub.events.emit("vote", vote);
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
  const isPostgres = !env.DATABASE_URL.startsWith("file:");
  const made: Hub = {
    events: new EventEmitter({ captureRejections: false }).setMaxListeners(0),
    origin: crypto.randomUUID(),
    sender: isPostgres ? new pg.Pool({ connectionString: env.DATABASE_URL, max: 1 }) : null,
    isListening: false,
  };
  made.sender?.on("error", (error) => log.warn(describeError(error), "vote sender lost"));
  globals.aureaVoteHub = made;
  return made;
}

/** Tells every open page of this instance, and through PostgreSQL those of the others, about a count. */
export function announceVote(vote: AppVotes) {
  const { events, origin, sender } = hub();
  events.emit("vote", vote);
  const payload = JSON.stringify({ origin, vote });
  sender
    ?.query("SELECT pg_notify($1, $2)", [channel, payload])
    .catch((error) => log.warn(describeError(error), "vote not announced"));
}

/** Yields counts as they change, until the signal ends it: first all that `read` gives, then one by one. */
export async function* watchVotes(
  read: () => Promise<AppVotes[]>,
  signal: AbortSignal,
): AsyncGenerator<AppVotes> {
  const made = hub();
  if (made.sender && !made.isListening) {
    made.isListening = true;
    await listen(made);
  }
  const queue = new EventEmitter();
  const pass = (vote: AppVotes) => queue.emit("item", vote);
  const resync = () =>
    read().then(
      (votes) => votes.forEach(pass),
      (error) => log.warn(describeError(error), "no resync"),
    );
  made.events.on("vote", pass).on("resync", resync);
  try {
    const items = on(queue, "item", { signal });
    yield* await read();
    for await (const [vote] of items) yield vote as AppVotes;
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    made.events.off("vote", pass).off("resync", resync);
  }
}
