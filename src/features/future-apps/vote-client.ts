import type { FutureAppSlug } from "@/content/future-app-slugs";
import { api } from "@/trpc/client";
import type { AppVotes } from "./schema";
import { shareStream } from "./share-stream";

const retryMs = 60_000;

/** Reads all apps with their counts, and which of them this visitor has voted for. */
export function loadApps(): Promise<{ apps: AppVotes[]; votedAppIds: string[] }> {
  return api.futureApps.list.query();
}

/** Casts a vote; `alreadyVoted` when it was counted before. */
export function castVote(slug: string): Promise<AppVotes & { alreadyVoted: boolean }> {
  return api.futureApps.vote.mutate({ slug: slug as FutureAppSlug });
}

function openStream(onVote: (vote: AppVotes) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const subscribe = () =>
    api.futureApps.onVote.subscribe(undefined, {
      onData: onVote,
      // A browser connects again by itself after a lost connection, and not after an answer such as 429 or 502.
      onError: () => {
        timer = setTimeout(() => {
          subscription = subscribe();
        }, retryMs);
      },
    });
  let subscription = subscribe();
  return () => {
    clearTimeout(timer);
    subscription.unsubscribe();
  };
}

/** Calls back with all counts that change anywhere, and may begin with all of them; returns the function that ends it. */
export function watchVotes(onVote: (vote: AppVotes) => void) {
  return shareStream("aurea.votes", openStream, onVote);
}
