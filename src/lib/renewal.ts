import { createStore } from "./create-store";

let checking: Promise<void> | undefined;

/** Counts how often this page has offered a reload because the site has a newer release. */
export const renewalOffers = createStore(0);

export const showRenewal = () => renewalOffers.set(renewalOffers.get() + 1);

async function checkFile(address: string) {
  const signal = AbortSignal.timeout(10_000);
  const { status, headers } = await fetch(address, { method: "HEAD", cache: "no-store", signal });
  // Some proxies answer a missing file with a page of their own.
  const isPage = headers.get("content-type")?.startsWith("text/html");
  if (status === 404 || status === 410 || (status === 200 && isPage)) showRenewal();
}

/** Returns the address of a file that did not load, or of a script with a syntax error, which may be a proxy's page. */
function findFile(event: Event) {
  if (event instanceof ErrorEvent)
    return event.message.includes("SyntaxError") ? event.filename.replace(location.origin, "") : null;
  const file = event.target instanceof Element ? event.target : null;
  return file?.getAttribute("src") ?? file?.getAttribute("href");
}

function onLoadError(event: Event) {
  const address = findFile(event);
  if (address?.startsWith("/_next/static/")) checking = checkFile(address).catch(() => {});
}

/** Detects files that the site no longer has. Returns a function that stops the detection. */
export function watchForRenewal() {
  // Listens in the capture phase, because error events of elements do not bubble.
  addEventListener("error", onLoadError, true);
  return () => removeEventListener("error", onLoadError, true);
}

/** Offers the reload again if the site has a newer release and the browser is online. Returns whether it did. */
export async function offerRenewal() {
  await checking;
  const isRenewed = renewalOffers.get() > 0 && navigator.onLine;
  if (isRenewed) showRenewal();
  return isRenewed;
}
