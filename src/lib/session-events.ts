import { createStore } from "./create-store";
import { openChannel } from "./open-channel";

const messages = ["left", "gone", "changed"] as const;

/** left: the member signed out; gone: the account was deleted; changed: a member signed in, or a session ended */
export type TabMessage = (typeof messages)[number];

let channel: BroadcastChannel | null = null;
let listener = (_message: TabMessage) => {};

function listen() {
  channel ??= openChannel("aurea.session");
  if (!channel) return null;
  channel.onmessage = ({ data }) => {
    const message = messages.find((known) => known === data);
    if (message) listener(message);
  };
  return channel;
}

export function postTabMessage(message: TabMessage) {
  listen()?.postMessage(message);
}

/** Only one listener per page is possible. */
export function onTabMessage(onMessage: (message: TabMessage) => void) {
  listener = onMessage;
  listen();
  // Closes the channel, because browsers do not keep a page with an open channel in the back/forward cache.
  addEventListener("pagehide", () => {
    channel?.close();
    channel = null;
  });
  addEventListener("pageshow", listen);
}

/** Counts the signs that the member whom the page shows may no longer be signed in. */
export const invalidations = createStore(0);

export function invalidateSession() {
  invalidations.set(invalidations.get() + 1);
}
