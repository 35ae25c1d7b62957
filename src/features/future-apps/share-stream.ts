type OnItem<Item> = (item: Item) => void;

/** Opens a stream and returns the function that closes it. */
type Open<Item> = (onItem: OnItem<Item>) => () => void;

/**
 * Calls back with the items of a stream that all windows of this browser share: the one that holds the lock of this name
 * has it open and passes its items to the others, and the next one in the queue takes over when it leaves. Returns the
 * function that leaves. Where a browser has no locks or channels, as on plain http, each window opens a stream of its own.
 */
export function shareStream<Item>(name: string, open: Open<Item>, onItem: OnItem<Item>) {
  const leaving = new AbortController();
  const { signal } = leaving;

  /** Keeps the stream open, and its promise pending, until this window leaves. */
  function keepOpen(send: OnItem<Item>) {
    if (signal.aborted) return;
    const close = open(send);
    return new Promise<void>((resolve) => {
      const end = () => {
        close();
        resolve();
      };
      signal.addEventListener("abort", end, { once: true });
    });
  }

  async function takeTurns() {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => onItem(data);
    signal.addEventListener("abort", () => channel.close(), { once: true });
    await navigator.locks.request(name, { signal }, () =>
      keepOpen((item) => {
        onItem(item);
        channel.postMessage(item);
      }),
    );
  }

  // Without locks the call throws, and so it does where the browser's settings forbid them.
  takeTurns().catch(() => keepOpen(onItem));
  return () => leaving.abort();
}
