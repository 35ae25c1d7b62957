import { builtPage, builtPaths } from "@tests/support/built-pages";
import { all, find, parsePage, words, wordsOf } from "@tests/support/page-document";
import { routes } from "@tests/support/routes";
import { describe, expect, inject, test } from "vitest";
import { notFound } from "@/content/not-found";

/** No menu links to these pages: they are opened from an email or a popup, or by members only. */
const unlisted = [
  "/auth/email",
  "/auth/popup",
  "/auth/popup/done",
  "/auth/enter",
  "/auth/factor",
  "/auth/reset",
  "/auth/verify",
  "/eq-results",
  "/profile",
  "/waiting-list/leave",
];
const paths = [...routes.map(({ path }) => path), ...unlisted];
const contentOf = (path: string, selector: string) =>
  find(builtPage(path), selector).getAttribute("content") ?? "";

test("the tests' list of pages has every page except the Desk's", () => {
  expect(builtPaths.toSorted()).toEqual(paths.toSorted());
});

describe.each(routes)("the page $path", ({ path, title, heading }) => {
  const page = builtPage(path);

  test("a page has its title and one first-level heading", () => {
    expect(words(find(page, "title"))).toBe(title);
    expect(all(page, "h1").map(words)).toEqual([heading.replaceAll("\u00a0", " ")]);
  });
});

test.each(paths)(
  "%s declares British English and the width of the device, and asks phones not to turn dates and numbers into links",
  (path) => {
    expect(find(builtPage(path), "html").getAttribute("lang")).toBe("en-GB");
    expect(contentOf(path, 'meta[name="viewport"]')).toBe(
      "width=device-width, initial-scale=1, interactive-widget=resizes-content",
    );
    // React could not hydrate the links.
    expect(contentOf(path, 'meta[name="format-detection"]')).toBe(
      "telephone=no, date=no, address=no, email=no",
    );
  },
);

const hidden = [...unlisted, ...routes.flatMap(({ path, isPrivate }) => (isPrivate ? [path] : []))];
test.each(hidden)("%s is marked noindex", (path) => {
  expect(contentOf(path, 'meta[name="robots"]')).toMatch(/^noindex/);
});

test.each([
  ["/home", "/"],
  ["/login", "/auth"],
])("%s has the same content and stylesheets as %s", (path, original) => {
  // React's streaming markers differ between renders.
  const markup = (of: string, selector: string) =>
    find(builtPage(of), selector).outerHTML.replace(/<!--.*?-->| vt-update="none"/g, "");
  for (const selector of ["header", "main", "footer"]) {
    expect(markup(path, selector)).toBe(markup(original, selector));
  }
  const sheets = (of: string) =>
    all(builtPage(of), 'link[rel="stylesheet"]').map((sheet) => sheet.getAttribute("href"));
  expect(sheets(path)).toEqual(sheets(original));
});

test("/ and /home have / as their canonical URL", () => {
  for (const path of ["/", "/home"]) {
    const canonical = find(builtPage(path), 'link[rel="canonical"]').getAttribute("href") ?? "";
    expect(new URL(canonical).pathname, path).toBe("/");
  }
});

test("every public page has structured data that can be parsed", () => {
  for (const { path } of routes.filter(({ isPrivate }) => !isPrivate)) {
    const scripts = all(builtPage(path), 'script[type="application/ld+json"]');
    expect(scripts, path).not.toEqual([]);
    for (const script of scripts) {
      expect(JSON.parse(script.textContent ?? "")).toMatchObject({ "@context": "https://schema.org" });
    }
  }
});

test.each(["/nothing", "/archetypes/nobody", "/archetypes/guardians"])(
  "the 404 page at %s has one page header, and its heading is in the HTML",
  async (path) => {
    const response = await fetch(inject("builtSite").url + path);
    const page = parsePage(await response.text());
    expect(response.status).toBe(404);
    expect(all(page, "header")).toHaveLength(1);
    expect(wordsOf(page, "h1")).toEqual([notFound.heading]);
  },
);
