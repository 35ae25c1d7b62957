import { existsSync, readFileSync } from "node:fs";
import { builtFile, builtPage, builtPaths, namedFiles } from "@tests/support/built-pages";
import { addressesOf, all, find, words } from "@tests/support/page-document";
import { expect, test } from "vitest";

const site = "http://site.invalid";
const paths = builtPaths;

test("every internal link leads to a page, an anchor or a file that exists", () => {
  const broken: string[] = [];
  let anchors = 0;
  for (const path of paths) {
    for (const href of addressesOf(builtPage(path), "a[href]")) {
      const url = new URL(href, site + path);
      if (url.origin !== site || existsSync(`public${url.pathname}`)) continue;
      if (!paths.includes(url.pathname)) {
        broken.push(`${href} is nowhere, linked on ${path}`);
        continue;
      }
      if (!url.hash) continue;
      anchors += 1;
      const isThere = builtPage(url.pathname).getElementById(url.hash.slice(1));
      if (!isThere) broken.push(`${href} is nowhere on ${url.pathname}, linked on ${path}`);
    }
  }
  expect(broken).toEqual([]);
  expect(anchors).toBeGreaterThan(5);
});

test.each([
  ["/coaching%23program-options", "/coaching#program-options"],
  ["/coaching%2523program-options", "/coaching#program-options"],
  ["/%23method", "/#method"],
])("the link %s with an encoded # leads to the named part of the page", async (link, part) => {
  const answer = await builtFile(link, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([307, part]);
});

test.each(["/auth/reset", "/auth/enter", "/auth/verify", "/auth/email", "/waiting-list/leave"])(
  "a link to %s with an encoded # redirects to the page, and the redirect is not cached",
  async (path) => {
    for (const start of [
      ...[`${path}%23`, `${path}%2523`, `${path.toUpperCase()}%23`],
      ...[`${path}%EF%BC%83`, `${path}/%23`, `${path}.%23`, `${path}&a=b%23`, `${path}%3Fa%3Db%23`],
    ]) {
      const answer = await builtFile(`${start}sE-cr_3t%3E?utm_source=x`, { redirect: "manual" });
      expect(answer.status).toBe(307);
      expect(answer.headers.get("location")).toBe(`${path}?utm_source=x#sE-cr_3t%3E`);
      expect(answer.headers.get("cache-control")).toBeNull();
    }
  },
);

test.each([
  ["/about.", "/about"],
  ["/coaching%22?utm_source=x", "/coaching?utm_source=x"],
  ["/about%E2%80%8B", "/about"],
  ["/archetypes/guardian%C2%A0", "/archetypes/guardian"],
  ["/desk/applications/0a-1%3E", "/desk/applications/0a-1"],
  ["/desk/applications/0a-1.", "/desk/applications/0a-1"],
  ["/Coaching%E2%80%9D.", "/Coaching"],
  ["/about&utm_source=x", "/about"],
  ["/about%3Futm_source=x%23team", "/about"],
  ["/archetypes/guardian&fbclid=x.y-z", "/archetypes/guardian"],
  ["/pricing;jsessionid=1", "/pricing"],
  ["/pricing...%20See", "/pricing"],
  ["/about/),", "/about"],
  ["/pricing_", "/pricing"],
  ["/),", "/"],
  ["/&utm_source=x", "/"],
  ["/%E2%80%8B", "/"],
  ["/auth%3Fmode=sign-up", "/auth?mode=sign-up"],
  ["/auth%253Fmode%253Dsign-up&utm_source=x", "/auth?mode=sign-up"],
  ["/api/announcements/leave%3Fof=sE-cr_3.t%3E", "/api/announcements/leave?of=sE-cr_3.t"],
  ["/api/announcements/leave%3Fof%3D3DsE-cr_3.t", "/api/announcements/leave?of=sE-cr_3.t"],
  ["/eq–assessment", "/eq-assessment"],
  ["/eqassessment?utm_source=x", "/eq-assessment?utm_source=x"],
  ["/eq%E2%80%91results", "/eq-results"],
  ["/waiting%252Dlist/leave", "/waiting-list/leave"],
  ["/waiting%C2%ADlist/leave%2523sE-cr_3t", "/waiting-list/leave%2523sE-cr_3t"],
  ["/waiting-%0Alist/leave?utm_source=x", "/waiting-list/leave?utm_source=x"],
  ["/auth/%20reset", "/auth/reset"],
  ["/archetypes%2Fguardian", "/archetypes/guardian"],
  ["/api/announcements%2Fleave?of=sE-cr_3.t", "/api/announcements/leave?of=sE-cr_3.t"],
  ["/archetypes%252fguardian?utm_source=x", "/archetypes/guardian?utm_source=x"],
])("the link %s, with encoded, changed or extra characters, leads to %s", async (link, page) => {
  const answer = await builtFile(link, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([307, page]);
});

test("an API address whose file name begins with an encoded NUL is not redirected", async () => {
  expect((await builtFile("/api/storage/%00.webp", { redirect: "manual" })).status).toBe(404);
});

test.each(["/apple-touch-icon.png", "/apple-touch-icon-precomposed.png", "/apple-touch-icon-120x120.png"])(
  "%s is the icon for home screens",
  async (path) => {
    const answer = await builtFile(path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(readFileSync("src/app/apple-icon.png").equals(await answer.bytes())).toBe(true);
  },
);

test.each([
  ["/ABOUT", "/about"],
  ["/Archetypes/Guardian?utm_source=x", "/archetypes/guardian?utm_source=x"],
  ["/Auth?returnTo=/Desk", "/auth?returnTo=/Desk"],
])("the link %s, written with capitals, leads to %s", async (link, page) => {
  const answer = await builtFile(link, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([308, page]);
});

test.each([
  [
    "that password managers open for a new password",
    "/.well-known/change-password",
    307,
    "/profile#password",
  ],
  ["of the quarantine in earlier releases", "/desk/held", 308, "/desk/quarantine"],
])("the address %s (%s) redirects to its page", async (_whose, address, status, location) => {
  const answer = await builtFile(address, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([status, location]);
});

test("every file that a page refers to exists and is served by the site", async () => {
  const named = namedFiles();
  expect(named.filter(([source]) => !/^\/(?!\/)|^data:/.test(source))).toEqual([]);
  const own = named.filter(([source]) => source.startsWith("/"));
  const answers = await Promise.all(own.map(([source]) => builtFile(source, { method: "HEAD" })));
  expect(own.filter((_file, index) => !answers[index]?.ok)).toEqual([]);
  expect(named.length).toBeGreaterThan(40);
});

test("external links on every page open a new tab with rel=noopener, and announce the new tab", () => {
  const outward = paths.flatMap((path) => all(builtPage(path), 'a[href^="http"]'));
  const wrong = outward.filter(
    (link) =>
      link.getAttribute("target") !== "_blank" ||
      !link.getAttribute("rel")?.split(" ").includes("noopener") ||
      !words(link).includes("opens in a new tab"),
  );
  expect(wrong.map((link) => link.outerHTML)).toEqual([]);
  expect(outward.length).toBeGreaterThan(paths.length);
});

test("the header's menus for large and small screens link to eight pages and to sign-in, and mark the current page", () => {
  const header = find(builtPage("/terms"), "header");
  const places = ["home", "about", "lounge", "products", "podcast", "coaching", "pricing", "corporate"];
  for (const navigation of all(header, "nav")) {
    expect(addressesOf(navigation, "a")).toEqual(places.map((place) => `/${place}`));
    expect(all(navigation, "a").map((link) => words(link).toLowerCase())).toEqual(places);
  }
  expect(all(header, "nav").map((navigation) => navigation.getAttribute("aria-label"))).toEqual([
    "Main",
    "Main, small screens",
  ]);
  const current = all(builtPage("/pricing"), 'header nav [aria-current="page"]').map(words);
  expect(current).toEqual(["Pricing", "Pricing"]);
  const links = all(header, 'a[href="/auth"]').map(words);
  expect(links).toEqual(["Sign In", "Sign In"]);
});

test("the footer has the legal links, three sister products and a mail address", () => {
  const page = builtPage("/terms");
  const footer = find(page, "footer");
  const legal = find(footer, 'nav[aria-label="The fine print"]');
  expect(all(legal, "a").map((link) => [words(link), link.getAttribute("href")])).toEqual([
    ["Privacy Policy", "/privacy"],
    ["Terms", "/terms"],
  ]);
  expect(words(find(footer, 'a[href="mailto:support@aurea.example"]'))).toBe("support@aurea.example");
  const sisters = all(footer, 'nav[aria-label="From the same house"] a');
  expect(sisters).toHaveLength(3);
  for (const sister of sisters) {
    expect(sister.getAttribute("href")).toMatch(/^https:\/\//);
    expect(words(sister)).toMatch(/\(opens in a new tab\)$/);
  }
  expect(words(footer)).toMatch(/© \d{4} Aurea/);
});

test("every page outside the sign-in popup shows the BETA notice", () => {
  for (const path of paths.filter((each) => !each.startsWith("/auth/popup"))) {
    expect(words(find(builtPage(path), '[role="region"][aria-label="Notice"]')), path).toBe(
      "We are still in BETA. More features and content coming soon!",
    );
  }
});

test("on every public page, each link to join opens the sign-up form", () => {
  const open = paths.filter((path) => !/^\/(auth|login|profile)(\/|$)/.test(path));
  const links = open.flatMap((path) =>
    all(find(builtPage(path), "main"), 'a[href^="/auth"]')
      .filter((link) => !/sign(ing)?[ -]in/i.test(words(link)))
      .map((link) => ({ path, text: words(link), href: link.getAttribute("href") ?? "" })),
  );
  const isToJoin = (href: string) => new URL(href, site).searchParams.get("mode") === "sign-up";
  expect(links.filter(({ href }) => !isToJoin(href))).toEqual([]);
  expect(links.length).toBeGreaterThan(3);
});
