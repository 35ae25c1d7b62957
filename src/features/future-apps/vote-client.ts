import { api } from "@/trpc/client";
import type { AppVotes } from "./schema";

const retryMs = 60_000;
const pollMs = 15_000;

/** Returns all apps with their counts, and which of them this visitor has voted for. */
export function loadApps(): Promise<{ apps: AppVotes[]; votedAppIds: string[] }> {
  return api.futureApps.list.query();
}

/** Casts a vote; `alreadyVoted` when it was counted before. */
export function castVote(slug: string): Promise<AppVotes & { alreadyVoted: boolean }> {
  return api.futureApps.vote.mutate({ slug });
}

/** Calls back with all counts that change anywhere, and may begin with all of them. Returns the function that ends it. */
export function watchVotes(onVote: (vote: AppVotes) => void) {
  return shareStream("aurea.votes", openStream, onVote, pollVotes);
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

/** Asks for the counts now and then, because streams of many tabs would use up the connections that a browser has for a site. */
function pollVotes(onVote: (vote: AppVotes) => void) {
  const poll = () => loadApps().then(({ apps }) => apps.forEach(onVote));
  const timer = setInterval(() => poll().catch(() => {}), pollMs);
  return () => clearInterval(timer);
}

type OnItem<Item> = (item: Item) => void;

/** Opens a stream and returns the function that closes it. */
type Open<Item> = (onItem: OnItem<Item>) => () => void;

/**
 * Calls back with the items of one stream for all tabs: the tab that holds the lock passes them on, and the next takes over when
 * it leaves. Without locks, as on plain http, each tab uses `alone`. Returns the function that leaves.
 */
export function shareStream<Item>(name: string, open: Open<Item>, onItem: OnItem<Item>, alone: Open<Item>) {
  const leaving = new AbortController();
  const { signal } = leaving;

  /** Keeps the stream open, and its promise pending, until this tab leaves. */
  function keepOpen(start: Open<Item>, send: OnItem<Item>) {
    if (signal.aborted) return;
    const close = start(send);
    return new Promise<void>((resolve) => {
      const end = () => {
        close();
        resolve();
      };
      signal.addEventListener("abort", end, { once: true });
    });
  }

  async function share() {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => onItem(data);
    signal.addEventListener("abort", () => channel.close(), { once: true });
    await navigator.locks.request(name, { signal }, () =>
      keepOpen(open, (item) => {
        onItem(item);
        channel.postMessage(item);
      }),
    );
  }

  // Without locks the call throws, and so it does where the browser's settings forbid them.
  share().catch(() => keepOpen(alone, onItem));
  return () => leaving.abort();
}
