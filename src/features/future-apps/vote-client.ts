import { readApiError } from "@/lib/api-error";
import { api } from "@/trpc/client";
import type { AppVotes } from "./schema";

const retryMs = 60_000;
const pollMs = 15_000;
/** A tab that was frozen while its vote was under way keeps the lock. */
const maxLockMs = 5_000;

export function loadApps(): Promise<{ apps: AppVotes[]; votedAppIds: string[] }> {
  return api.futureApps.list.query();
}

type CastVote = (AppVotes & { alreadyVoted: boolean }) | null;

let lastVote: Promise<unknown> = Promise.resolve();

/**
 * Returns null if the app has been closed for votes since the page was opened. The votes of all tabs, or of one tab in a
 * browser without locks, are sent one after the other, because the answer to the first sets the cookie by which the site
 * knows this browser.
 */
export async function castVote(slug: string): Promise<CastVote> {
  let isSent = false;
  const send = () => {
    isSent = true;
    return sendVote(slug);
  };
  try {
    return await navigator.locks.request("aurea.vote", { signal: AbortSignal.timeout(maxLockMs) }, send);
  } catch (error) {
    // The vote was not sent if the browser has no locks or forbids them, or if the wait for the lock was too long.
    if (isSent) throw error;
    const vote = lastVote.then(() => sendVote(slug));
    lastVote = vote.catch(() => {});
    return vote;
  }
}

async function sendVote(slug: string): Promise<CastVote> {
  try {
    return await api.futureApps.vote.mutate({ slug });
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

/** Returns a function that closes the stream. */
type Open<Item> = (onItem: OnItem<Item>) => () => void;

/**
 * The tab with the lock forwards the items to the other tabs; once it leaves, the next tab gets the lock. Without locks,
 * as over plain http, each tab uses `alone`.
 */
export function shareStream<Item>(name: string, open: Open<Item>, onItem: OnItem<Item>, alone: Open<Item>) {
  const leaving = new AbortController();
  const { signal } = leaving;

  /** The tab has the lock as long as this promise is pending, until `signal` aborts. */
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
