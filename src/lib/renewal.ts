import { createStore } from "./create-store";

let checking: Promise<void> | undefined;

/** Counts how often this page could not load a file because a new release is live. */
export const renewalOffers = createStore(0);

const offer = () => renewalOffers.set(renewalOffers.get() + 1);

async function checkFile(address: string) {
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(address, { method: "HEAD", cache: "no-store", signal }).catch(() => null);
  if (response?.status === 404) offer();
}

function getAddress(target: EventTarget | null) {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement ? target.href : null;
}

function onLoadError({ target }: Event) {
  const address = getAddress(target);
  if (address?.startsWith(`${location.origin}/_next/static/`)) checking = checkFile(address);
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
