/** Runs the task when the page has loaded and the browser has nothing better to do. Returns a way to call it off. */
export function whenIdle(task: () => void) {
  const off = new AbortController();
  const run = () => {
    if (!off.signal.aborted) task();
  };

  function wait() {
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 1500 });
    else setTimeout(run, 200);
  }

  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true, signal: off.signal });
  return () => off.abort();
}
