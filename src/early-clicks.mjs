/**
 * The only inline script of our own, first in the body of every page (`src/app/layout.tsx`); the content security policy has
 * its hash. Queues clicks on buttons before hydration and repeats them once `Hydrated` has marked the document, because the
 * browser would submit a form natively and lose the input.
 */
export const queueEarlyClicks = `(() => {
  const queued = new Set();
  const queue = (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    event.preventDefault();
    // React may listen already and would handle the click twice.
    event.stopImmediatePropagation();
    queued.add(button);
  };
  addEventListener("click", queue, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    removeEventListener("click", queue, true);
    for (const button of queued) button.click();
  }).observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
})()`;
