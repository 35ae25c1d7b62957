/**
 * The one inline script of our own, first of the elements that we have in the body of every page (`src/app/layout.tsx`); the
 * content security policy names its hash.
 *
 * Proxies, extensions and virus scanners put elements and texts at the start of the body. React skips unknown elements there, but
 * neither texts nor a div, for which it expects the one that Next has before this script; so that one goes first, and texts into
 * elements.
 *
 * Until a page can be used the script queues presses on buttons, and repeats them once `Hydrated` has marked the document: the
 * browser would send a form by itself, and leave the page with what was typed.
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
