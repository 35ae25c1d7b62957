import { type Document, type Element, Window } from "happy-dom";

const window = new Window({
  settings: {
    disableJavaScriptEvaluation: true,
    disableJavaScriptFileLoading: true,
    disableCSSFileLoading: true,
  },
});

/** Parses a page without running its scripts. */
export const parsePage = (html: string): Document =>
  new window.DOMParser().parseFromString(html, "text/html");

export function namedFilesOf(page: Document) {
  const sources = [
    ...all(page, "[src]").map((element) => element.getAttribute("src") ?? ""),
    ...all(page, "[srcset]").flatMap((element) => (element.getAttribute("srcset") ?? "").split(/\s*,\s*/)),
    ...addressesOf(page, 'link:not([rel="canonical"])'),
    ...all(page, 'meta[property="og:image"], meta[name="twitter:image"]').map(
      (meta) => new URL(meta.getAttribute("content") ?? "").pathname,
    ),
  ];
  return sources.map((source) => source.split(" ")[0] ?? "");
}

export function find(within: Document | Element, selector: string) {
  const found = within.querySelector(selector);
  if (!found) throw new Error(`nothing on the page is ${selector}`);
  return found;
}

export const all = (within: Document | Element, selector: string) => [...within.querySelectorAll(selector)];

export const words = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();
export const wordsOf = (within: Document | Element, selector: string) => all(within, selector).map(words);
export const addressesOf = (within: Document | Element, selector: string) =>
  all(within, selector).map((link) => link.getAttribute("href") ?? "");

/** Returns the first element whose label (`aria-labelledby` or `aria-label`) is `name`. */
export function part(page: Document, name: string) {
  const label = (element: Element) => {
    const heading = element.getAttribute("aria-labelledby");
    return heading ? words(find(page, `[id="${heading}"]`)) : element.getAttribute("aria-label");
  };
  const found = all(page, "[aria-labelledby], [aria-label]").find((element) => label(element) === name);
  if (!found) throw new Error(`no part of the page is called ${name}`);
  return found;
}

/** Returns the text of an element, without closed panels and hidden elements. */
export function visibleTextOf(within: Element) {
  const copy = within.cloneNode(true);
  for (const shut of all(copy, "details > :not(summary), [hidden], noscript, .sr-only, script"))
    shut.remove();
  return words(copy);
}
