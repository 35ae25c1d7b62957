import { type Page, test } from "@playwright/test";

/**
 * Translates as browsers do: once the page can be used, each text node is taken out and two font elements stand in its
 * place; so does each text that comes later. The words stay, so that tests can name them: it is the elements that
 * break a page.
 */
function translateFromNowOn() {
  const untouched = "script, style, noscript, svg, textarea, option, title, font, [translate=no]";

  function translate(node: Node) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }

  function begin() {
    translate(document.body);
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        for (const node of type === "characterData" ? [target] : addedNodes) translate(node);
      }
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    document.documentElement.dataset.translated = "";
  }

  const whenUsable = new MutationObserver(() => {
    if (document.documentElement?.dataset.hydrated === undefined) return;
    whenUsable.disconnect();
    requestIdleCallback(() => setTimeout(begin, 100));
  });
  whenUsable.observe(document, { attributes: true, childList: true, subtree: true });
}

/** Translates every page that is opened in a test of this file. */
export function translatePages() {
  test.beforeEach(({ page }) => page.addInitScript(translateFromNowOn));
}

/** Opens a page and waits until it is translated. */
export async function openTranslated(page: Page, path: string) {
  await page.goto(path);
  await page.waitForSelector("html[data-translated]", { state: "attached" });
}
