import { createStore } from "./create-store";

let checking: Promise<void> | undefined;

/** Counts how often this page could not load a file because a new release is live. */
export const renewalOffers = createStore(0);

const offer = () => renewalOffers.set(renewalOffers.get() + 1);

async function checkFile(address: string) {
  const signal = AbortSignal.timeout(10_000);
  const { status } = await fetch(address, { method: "HEAD", cache: "no-store", signal });
  if (status === 404) offer();
}

function onLoadError({ target }: Event) {
  // An error of a script reaches the window itself, which has no attributes.
  const file = target instanceof Element ? target : null;
  const address = file?.getAttribute("src") ?? file?.getAttribute("href");
  if (address?.startsWith("/_next/static/")) checking = checkFile(address).catch(() => {});
}

/** Detects files that the site no longer has. Returns a function that stops the detection. */
export function watchForRenewal() {
  // Listens in the capture phase, because error events of elements do not bubble.
  addEventListener("error", onLoadError, true);
  return () => removeEventListener("error", onLoadError, true);
}

/** Returns whether it offered a reload. */
export async function offerRenewal() {
  await checking;
  const isRenewed = renewalOffers.get() > 0;
  if (isRenewed) offer();
  return isRenewed;
}
