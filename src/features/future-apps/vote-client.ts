import { readApiError } from "@/lib/api-error";
import { createUuid } from "@/lib/random-uuid";
import { browserStorage } from "@/lib/storage";
import { api } from "@/trpc/client";
import type { AppVotes } from "./schema";

const retryMs = 60_000;
const pollMs = 15_000;
const voterKey = "aurea.voter";

export function loadApps(): Promise<{ apps: AppVotes[]; votedAppIds: string[] }> {
  return api.futureApps.list.query();
}

/** Returns an id for a browser without a cookie, so that a retry after a lost answer does not count a second vote. */
function getVoterId() {
  const known = browserStorage.read(voterKey);
  if (known) return known;
  const id = createUuid();
  browserStorage.write(voterKey, id);
  return id;
}

/** Casts a vote and returns the new count, or null if the app has been closed for votes since the page was opened. */
export async function castVote(slug: string): Promise<(AppVotes & { alreadyVoted: boolean }) | null> {
  try {
    return await api.futureApps.vote.mutate({ slug, voter: getVoterId() });
  } catch (error) {
    if (readApiError(error).reason === "not-votable") return null;
    throw error;
  }
}

/** Reports every changed count, and may report all counts first. Returns a function that stops the reports. */
export function watchVotes(onVote: (vote: AppVotes) => void) {
  return shareStream("aurea.shared-votes", openStream, onVote, pollVotes);
}

function openStream(onVote: (vote: AppVotes) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const subscribe = () =>
    api.futureApps.onVote.subscribe(undefined, {
      onData: onVote,
      // EventSource reconnects after a lost connection, but not after an answer such as 429 or 502.
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

/** Polls, because one stream per tab would use up the browser's connections to the site. */
function pollVotes(onVote: (vote: AppVotes) => void) {
  const poll = () => loadApps().then(({ apps }) => apps.forEach(onVote));
  const timer = setInterval(() => poll().catch(() => {}), pollMs);
  return () => clearInterval(timer);
}

type OnItem<Item> = (item: Item) => void;

/** Opens a stream and returns a function that closes it. */
type Open<Item> = (onItem: OnItem<Item>) => () => void;

/**
 * The tab with the lock forwards the items to the other tabs; once it leaves, the next tab gets the lock. Without locks,
 * as over plain http, each tab uses `alone`.
 */
export function shareStream<Item>(name: string, open: Open<Item>, onItem: OnItem<Item>, alone: Open<Item>) {
  const leaving = new AbortController();
  const { signal } = leaving;

  /**
   * Starts the stream and keeps it open until `signal` aborts. The tab has the lock while the returned promise is
   * pending.
   */
  function keepOpen(start: Open<Item>, send: OnItem<Item>) {
    if (signal.aborted) return;
    const close = start(send);
    return new Promise<void>((resolve) => {
      const stop = () => {
        close();
        resolve();
      };
      signal.addEventListener("abort", stop, { once: true });
    });
  }

  async function share() {
    const channel = new BroadcastChannel(name);
    signal.addEventListener("abort", () => channel.close(), { once: true });
    channel.onmessage = ({ data }) => onItem(data);
    const send = (item: Item) => {
      onItem(item);
      channel.postMessage(item);
    };
    await navigator.locks.request(name, { signal }, () => keepOpen(open, send));
  }

  // The call throws if the browser has no locks or its settings forbid using them.
  share().catch(() => keepOpen(alone, onItem));
  return () => leaving.abort();
}
