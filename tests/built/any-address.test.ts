import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startSite } from "@tests/support/started-site";
import { computeCacheBustingSearchParam } from "next/dist/shared/lib/router/utils/cache-busting-search-param";
import { afterAll, beforeAll, expect, test } from "vitest";
import { env } from "@/env.mjs";

const { routes } = JSON.parse(readFileSync(join(env.NEXT_DIST_DIR, "prerender-manifest.json"), "utf8"));
const paths = Object.keys(routes).filter((path) => !path.startsWith("/_"));
const isPage = (path: string) => !/\.\w+$/.test(path);
const links = {
  LINK_PRIVACY: "https://law.example/privacy?lang=en&v=2",
  LINK_BOOKING: "https://calendar.example/a-much-longer-address-than-any-that-stood-there/clarity-call",
  LINK_PODCAST_SPOTIFY: "https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk",
  PODCAST_PLAYER_SCRIPT: "https://player.aurea.org/embed.js?container_id=x",
};

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite("start", {
    nodeArgs: ["--no-warnings"],
    environment: { NEXTAUTH_URL: "https://coach.example", ...links },
  });
}, 60_000);
afterAll(async () => {
  await site?.stop();
}, 30_000);

const textOf = async (path: string, headers: HeadersInit = {}) =>
  (await fetch(site.url + path, { headers })).text();
const payloadOf = async (path: string) => {
  const hash = await computeCacheBustingSearchParam(undefined, undefined, undefined, undefined);
  return textOf(`${path}?_rsc=${hash}`, { rsc: "1" });
};

/** What a page says in each form in which it is sent. */
async function said(path: string) {
  const document = await textOf(path);
  return isPage(path) ? document + (await payloadOf(path)) : document;
}

test("one build says at each start where it is and where its links lead, in every page", async () => {
  expect(paths.filter(isPage).length).toBeGreaterThan(15);
  for (const path of [...paths, "/not/there"]) {
    const text = await said(path);
    expect(text, path).not.toMatch(/aurea\.invalid|localhost/);
  }
  expect(await textOf("/about")).toContain('<link rel="canonical" href="https://coach.example/about"/>');
  expect(await textOf("/robots.txt")).toContain("https://coach.example/sitemap.xml");
  expect(await textOf("/about")).toContain(`href="${links.LINK_PRIVACY.replace("&", "&amp;")}"`);
  expect(await payloadOf("/about")).toContain(`"href":"${links.LINK_PRIVACY}"`);
  expect(await said("/corporate")).toContain(`href="${links.LINK_BOOKING}"`);
  const podcast = await said("/podcast");
  expect(podcast).toContain(`"script":"${links.PODCAST_PLAYER_SCRIPT}"`);
  expect(podcast).toContain("The player comes from player.aurea.org.");
  expect(podcast).toContain('data-player="real"');
  expect(podcast).toContain('data-spotify="real" data-apple="sample"');
  const map = await textOf("/sitemap.xml");
  expect(map).toContain("<loc>https://coach.example/terms</loc>");
  expect(map).not.toContain("privacy");
});

test("its pages are fit for the browsers they are for", async () => {
  const { headers } = await fetch(`${site.url}/podcast`);
  expect(headers.get("strict-transport-security")).toMatch(/^max-age=/);
  expect(headers.get("content-security-policy")).toMatch(/script-src [^;]*https:\/\/player\.aurea\.org/);
});
