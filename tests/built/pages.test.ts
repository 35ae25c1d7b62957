import { builtFile, builtPage, builtPaths } from "@tests/support/built-pages";
import { addressesOf, all, find, parsePage, words, wordsOf } from "@tests/support/page-document";
import { routes } from "@tests/support/routes";
import { expect, test } from "vitest";
import { documentIds, documents, formSchema } from "@/content/documents";
import { type FieldSchema, isFixed } from "@/content/fields";
import { notFound } from "@/content/not-found";
import { shownContent } from "@/content/shown-content";
import { linkPictureSize } from "@/lib/page-metadata";
import { testOrigin } from "../../scripts/support/test-site.mjs";

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

test.each(routes)("$path has the page's title and one first-level heading", ({ path, title, heading }) => {
  expect(wordsOf(builtPage(path), "title")).toEqual([title]);
  expect(wordsOf(builtPage(path), "h1")).toEqual([heading.replaceAll("\u00a0", " ")]);
});

test.each(paths)(
  "%s declares British English and the device's width, and forbids phones to turn numbers into links",
  (path) => {
    expect(find(builtPage(path), "html").getAttribute("lang")).toBe("en-GB");
    expect(contentOf(path, 'meta[name="viewport"]')).toBe(
      "width=device-width, initial-scale=1, interactive-widget=resizes-content",
    );
    // React cannot hydrate a text that a phone has turned into a link.
    expect(contentOf(path, 'meta[name="format-detection"]')).toBe(
      "telephone=no, date=no, address=no, email=no",
    );
  },
);

const hidden = [...unlisted, ...routes.flatMap(({ path, isPrivate }) => (isPrivate ? [path] : []))];
const shown = paths.filter((path) => !hidden.includes(path));
const canonicalOf = (path: string) => addressesOf(builtPage(path), 'link[rel="canonical"]');
const ownUrl = (path: string) => new URL(path === "/home" ? "/" : path, testOrigin).href.replace(/\/$/, "");

test.each(hidden)("%s is marked noindex and has no canonical URL", (path) => {
  expect(contentOf(path, 'meta[name="robots"]')).toMatch(/^noindex/);
  expect(canonicalOf(path)).toEqual([]);
});

test.each(shown)("%s may be indexed, and has a canonical URL and a description of its own", (path) => {
  expect(all(builtPage(path), 'meta[name="robots"]')).toEqual([]);
  expect(canonicalOf(path)).toEqual([ownUrl(path)]);
  const description = contentOf(path, 'meta[name="description"]');
  expect(description.length).toBeGreaterThanOrEqual(60);
  const others = shown.filter((other) => ownUrl(other) !== ownUrl(path));
  expect(others.map((other) => contentOf(other, 'meta[name="description"]'))).not.toContain(description);
});

test.each(paths)("%s has a title, a description and a picture for link previews", (path) => {
  const description = contentOf(path, 'meta[name="description"]');
  expect(description.length).toBeLessThanOrEqual(170);
  expect(words(find(builtPage(path), "title")).length).toBeLessThanOrEqual(60);
  expect(contentOf(path, 'meta[property="og:title"]')).not.toBe("");
  expect(contentOf(path, 'meta[property="og:description"]')).toBe(description);
  const size = ["width", "height"].map((side) => contentOf(path, `meta[property="og:image:${side}"]`));
  expect(size).toEqual([`${linkPictureSize.width}`, `${linkPictureSize.height}`]);
  const picture = contentOf(path, 'meta[property="og:image"]');
  expect(picture).toMatch(/\/media\/og\/\w+\.png$/);
  expect(contentOf(path, 'meta[name="twitter:image"]')).toBe(picture);
  expect(contentOf(path, 'meta[name="twitter:card"]')).toBe("summary_large_image");
});

test("the sitemap lists every page that may be indexed once, by its canonical URL", async () => {
  const map = await (await builtFile("/sitemap.xml")).text();
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual([...new Set(shown.map(ownUrl))].sort());
});

test("robots.txt blocks no page, so that crawlers can read the noindex of private pages", async () => {
  const lines = (await (await builtFile("/robots.txt")).text()).split("\n");
  expect(lines).toContain("Allow: /");
  expect(lines).toContain(`Sitemap: ${testOrigin}/sitemap.xml`);
  expect(lines.filter((line) => line.startsWith("Disallow"))).toEqual(["Disallow: /api/"]);
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

test("every public page has structured data that can be parsed", () => {
  for (const { path } of routes.filter(({ isPrivate }) => !isPrivate)) {
    const scripts = all(builtPage(path), 'script[type="application/ld+json"]');
    expect(scripts, path).not.toEqual([]);
    for (const script of scripts) {
      expect(JSON.parse(script.textContent ?? "")).toMatchObject({ "@context": "https://schema.org" });
    }
  }
});

// These texts are shown only in link previews, on the result page, beside links that a new site lacks, or as drawings.
const notInHtml =
  /^(about\.hero\.preview|lounge\.principles\.open|podcast\.subscribe|archetypes\.plate\.shareResult|site\.links\.podcast|.*\.art$)/;

function textsIn(value: unknown, path: string, schema: FieldSchema = {}): { path: string; text: string }[] {
  if (typeof value === "string")
    return [{ path, text: value.replaceAll("*", "").replace(/\s+/g, " ").trim() }];
  // Skips fixed texts, because some are messages or belong to later states of the page.
  if (isFixed(schema)) return [];
  return Object.entries(Object(value)).flatMap(([key, part]) =>
    textsIn(part, `${path}.${key}`, schema.properties?.[key] ?? schema.items),
  );
}

test.each(documentIds)("the pages of the document %s contain each of its texts", (id) => {
  const attributes = ["content", "href", "alt"];
  const html = documents[id].paths
    .flatMap((path) => all(builtPage(path), "html, [content], [href], [alt]"))
    .flatMap((element) => [words(element), ...attributes.map((name) => element.getAttribute(name))])
    .join(" ");
  const absent = textsIn(shownContent(id, {}), id, formSchema(id)).filter(({ text }) => !html.includes(text));
  expect(absent.filter(({ path }) => !notInHtml.test(path))).toEqual([]);
});

test.each(["/nothing", "/pricing/more", "/archetypes/unknown", "/archetypes/guardians"])(
  "the 404 page at %s has one page header, and its title and heading are in the HTML",
  async (path) => {
    const response = await builtFile(path);
    const page = parsePage(await response.text());
    expect(response.status).toBe(404);
    expect(all(page, "header")).toHaveLength(1);
    expect(wordsOf(page, "title")).toEqual(["Page not found · Aurea"]);
    expect(wordsOf(page, "h1")).toEqual([notFound.heading]);
  },
);
