import type { FutureAppSlug } from "@/content/future-app-slugs";
import { api } from "@/trpc/client";
import type { AppVotes } from "./schema";

/** Reads all apps with their counts, and which of them this visitor has voted for. */
export function loadApps(): Promise<{ apps: (AppVotes & { name: string })[]; votedAppIds: string[] }> {
  return api.futureApps.list.query();
}

/** Casts a vote; `alreadyVoted` when it was counted before. */
export function castVote(slug: string) {
  return api.futureApps.vote.mutate({ slug: slug as FutureAppSlug });
}

/** Calls back with each count that changes anywhere; gives the function that ends it. */
export function watchVotes(onVote: (vote: AppVotes) => void) {
  const subscription = api.futureApps.onVote.subscribe(undefined, { onData: onVote });
  return () => subscription.unsubscribe();
}
