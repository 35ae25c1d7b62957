/**
 * The one inline script of our own, first in the body of every page (`src/app/layout.tsx`); the content security policy names its
 * hash. Until a page can be used it queues presses on buttons, and repeats them once `Hydrated` has marked the document:
 * the browser would send a form by itself, and leave the page with what was typed.
 */
export const queueEarlyClicks = `(() => {
  const queued = new Set();
  const queue = (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    event.preventDefault();
    // React may listen already, and would handle the press as well.
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
