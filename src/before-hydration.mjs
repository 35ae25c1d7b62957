/**
 * The only inline script of ours, first among our elements in the body (`src/app/layout.tsx`).
 * Proxies, extensions and virus scanners insert texts and elements at the start of the body, which React cannot
 * hydrate. The script moves Next's div to the first place and wraps texts in elements, which React skips.
 * Until the page is hydrated, the script queues clicks on buttons and repeats them afterwards, because the browser
 * would submit a form itself.
 */
export const beforeHydration = `(() => {
  const { body, currentScript } = document;
  const before = currentScript.previousElementSibling;
  if (before) body.prepend(before);
  for (const node of [...body.childNodes]) {
    if (node.nodeType !== Node.TEXT_NODE) continue;
    const wrapper = document.createElement("span");
    node.replaceWith(wrapper);
    wrapper.append(node);
  }

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
