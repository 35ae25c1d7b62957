import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, type Element, Window } from "happy-dom";
import { env } from "@/env.mjs";
import { fillIn } from "@/http-server/fill-in.mjs";

const build = env.NEXT_DIST_DIR;
const folder = join(build, "server/app");
const window = new Window({
  settings: {
    disableJavaScriptEvaluation: true,
    disableJavaScriptFileLoading: true,
    disableCSSFileLoading: true,
  },
});
const read = new Map<string, Document>();

function* pagesBelow(path: string): Generator<string> {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    if (entry.isDirectory()) yield* pagesBelow(`${path}${entry.name}/`);
    else if (entry.name.endsWith(".html")) yield `${path}${entry.name.slice(0, -5)}`;
  }
}

/** The addresses of all pages the build wrote as HTML. */
export function builtPaths() {
  if (!existsSync(folder)) throw new Error(`No build in ${build}: run "npm test build" first.`);
  return [...pagesBelow("/")]
    .filter((path) => !path.startsWith("/_"))
    .map((path) => path.replace(/^\/index$/, "/"));
}

const fill = fillIn(env);

/** A page as it is sent, before any script has run. */
export function builtPage(path: string): Document {
  const known = read.get(path);
  if (known) return known;
  const file = readFileSync(join(folder, `${path === "/" ? "/index" : path}.html`));
  const html = fill(file, "text/html").toString();
  const page = new window.DOMParser().parseFromString(html, "text/html");
  read.set(path, page);
  return page;
}

/** The file the server sends for an address of the site that is no page, or nothing when there is none. */
export function builtFile(address: string) {
  const path = decodeURIComponent(address.replace(/[?#].*$/, ""));
  const places = path.startsWith("/_next/")
    ? [join(build, path.slice("/_next/".length))]
    : [join("public", path), join(folder, `${path}.body`)];
  return places.find((place) => existsSync(place));
}

/** Every file the pages name, each with one page that does. */
export function namedFiles() {
  const named = new Map<string, string>();
  for (const path of builtPaths()) {
    const page = builtPage(path);
    const sources = [
      ...all(page, "[src]").map((element) => element.getAttribute("src") ?? ""),
      ...all(page, "[srcset]").flatMap((element) => (element.getAttribute("srcset") ?? "").split(/\s*,\s*/)),
      ...addressesOf(page, 'link:not([rel="canonical"])'),
      ...all(page, 'meta[property="og:image"], meta[name="twitter:image"]').map(
        (meta) => new URL(meta.getAttribute("content") ?? "").pathname,
      ),
    ];
    for (const source of sources) named.set(source.split(" ")[0] ?? "", path);
  }
  return [...named];
}

export function find(within: Document | Element, selector: string) {
  const found = within.querySelector(selector);
  if (!found) throw new Error(`nothing on the page is ${selector}`);
  return found;
}

export const all = (within: Document | Element, selector: string) => [...within.querySelectorAll(selector)];

/** What an element says, with every run of white space as one space. */
export const words = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();
export const wordsOf = (within: Document | Element, selector: string) => all(within, selector).map(words);
export const addressesOf = (within: Document | Element, selector: string) =>
  all(within, selector).map((link) => link.getAttribute("href") ?? "");

/** The part of a page that goes by this name: a section, a navigation or an article. */
export function part(page: Document, name: string) {
  const label = (element: Element) => {
    const heading = element.getAttribute("aria-labelledby");
    return heading ? words(find(page, `[id="${heading}"]`)) : element.getAttribute("aria-label");
  };
  const found = all(page, "[aria-labelledby], [aria-label]").find((element) => label(element) === name);
  if (!found) throw new Error(`no part of the page is called ${name}`);
  return found;
}

/** Text that a reader sees at once: outside of panels that are folded, of what is hidden and of what needs no script. */
export function openWords(within: Element) {
  const copy = within.cloneNode(true);
  for (const shut of all(copy, "details > :not(summary), [hidden], noscript, .sr-only, script"))
    shut.remove();
  return words(copy);
}
