import "server-only";
import { messages } from "@/content/messages";
import type { Context } from "@/server/context";
import { clientKey } from "@/server/http/client-address";
import { tooMany } from "@/server/rate-limit";
import { Refusal, refuse } from "@/server/refusal";
import type { AppVotes } from "./schema";
import { listCounts } from "./service";
import { listenForNotify, type VoteStream, voteHub } from "./vote-hub";

const mostStreams = 5_000;
const retryAfterSeconds = 60;

function enter(ctx: Context, key: string) {
  const { streams, clients } = voteHub();
  if (streams.size >= mostStreams)
    throw refuse("SERVICE_UNAVAILABLE", "too-many-streams", messages.general.tooManyStreams);
  if (clients.enter(key)) return;
  ctx.resHeaders.set("retry-after", String(retryAfterSeconds));
  throw tooMany(retryAfterSeconds, new Refusal("rate-limited"));
}

/**
 * Returns a stream of all counts and then of those that change, until `signal` aborts or the server stops. A client that
 * reads slowly skips counts that a newer one has replaced. Throws `TOO_MANY_REQUESTS` (rate-limited) when the
 * client's address has 200 open, and `SERVICE_UNAVAILABLE` (too-many-streams) when this instance has 5,000.
 */
export async function watchVotes(ctx: Context, signal: AbortSignal) {
  const { streams, clients, isStopping } = voteHub();
  const key = clientKey(ctx.headers);
  enter(ctx, key);

  const unsent = new Map<string, AppVotes>();
  let wake = () => {};
  const stream: VoteStream = {
    send(votes) {
      for (const vote of votes) unsent.set(vote.id, vote);
      wake();
    },
    end() {
      if (!streams.delete(stream)) return;
      clients.leave(key);
      signal.removeEventListener("abort", stream.end);
      wake();
    },
  };
  streams.add(stream);
  signal.addEventListener("abort", stream.end);
  if (signal.aborted || isStopping) stream.end();

  try {
    await listenForNotify();
    // What was announced meanwhile is at least as new.
    for (const vote of await listCounts(ctx.db)) if (!unsent.has(vote.id)) unsent.set(vote.id, vote);
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
        // Only an AbortError makes tRPC end a stream so that browsers connect again.
        if (!streams.has(stream)) throw new DOMException("The stream has ended", "AbortError");
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
