import { api } from "@/trpc/client";
import type { AppVotes } from "./schema";

const retryMs = 60_000;
const pollMs = 15_000;
/** How often the tab that leads says so to the others, and how many times they miss that before one takes the lead. */
const beatMs = 3_000;
const maxMissedBeats = 3;

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
  return shareStream("aurea.vote-stream", openStream, onVote, pollVotes);
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
 * it leaves, or when it is silent because it is frozen or hangs. Without locks, as on plain http, each tab uses `alone`. Returns
 * the function that leaves.
 */
export function shareStream<Item>(name: string, open: Open<Item>, onItem: OnItem<Item>, alone: Open<Item>) {
  const leaving = new AbortController();
  const { signal } = leaving;

  /** Keeps the stream open, and its promise pending, until `end` aborts. */
  function keepOpen(start: Open<Item>, send: OnItem<Item>, end: AbortSignal) {
    if (end.aborted) return;
    const close = start(send);
    return new Promise<void>((resolve) => {
      const stop = () => {
        close();
        resolve();
      };
      end.addEventListener("abort", stop, { once: true });
    });
  }

  /** Waits for the lock and leads, until another tab takes it. Returns whether the tab that leads was silent while this one waited. */
  async function takeTurn(channel: BroadcastChannel, isStealing: boolean) {
    const turn = new AbortController();
    const endTurn = () => turn.abort();
    signal.addEventListener("abort", endTurn);
    let isLeading = false;
    let missedBeats = 0;
    // Counted, because a tab that was frozen itself has heard nothing for long either.
    const timer = setInterval(() => {
      if (isLeading) return channel.postMessage({});
      missedBeats += 1;
      if (missedBeats === maxMissedBeats) endTurn();
    }, beatMs);
    channel.onmessage = ({ data }) => {
      missedBeats = 0;
      if ("item" in data) onItem(data.item);
    };
    const lead = () => {
      isLeading = true;
      const send = (item: Item) => {
        onItem(item);
        channel.postMessage({ item });
      };
      return keepOpen(open, send, turn.signal);
    };
    try {
      await navigator.locks.request(name, isStealing ? { steal: true } : { signal: turn.signal }, lead);
    } catch (error) {
      // Also thrown when another tab takes the lock.
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    } finally {
      clearInterval(timer);
      signal.removeEventListener("abort", endTurn);
      endTurn();
    }
    return missedBeats >= maxMissedBeats;
  }

  async function share() {
    const channel = new BroadcastChannel(name);
    signal.addEventListener("abort", () => channel.close(), { once: true });
    let isSilent = false;
    while (!signal.aborted) isSilent = await takeTurn(channel, isSilent);
  }

  // Without locks the call throws, and so it does where the browser's settings forbid them.
  share().catch(() => keepOpen(alone, onItem, signal));
  return () => leaving.abort();
}
