import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { isFull } from "@tests/support/figure";
import { pagePaths } from "@tests/support/page-paths";
import { sendRaw } from "@tests/support/raw-request";
import { siteOfFile } from "@tests/support/site-of-test";
import { expect, test } from "vitest";
import { messages } from "@/content/messages";

const origin = "https://coach.example";
const links = {
  LINK_PRIVACY: "https://law.example/privacy?lang=en&v=2",
  LINK_BOOKING: "https://calendar.example/clarity-call",
  LINK_PODCAST_SPOTIFY: "https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk",
  PODCAST_PLAYER_SCRIPT: "https://player.aurea.org/embed.js?container_id=x",
};
const files = ["/robots.txt", "/sitemap.xml", "/manifest.webmanifest"];

const site = await siteOfFile({ NEXTAUTH_URL: origin, ...links });

const htmlOf = async (path: string) => (await fetch(site.url + path)).text();

/** Follows Next's redirect to the address with a hash of the headers. */
const payloadOf = async (path: string) => {
  const answer = await fetch(`${site.url}${path}?_rsc=x`, { headers: { rsc: "1" } });
  expect(answer.headers.get("content-type"), path).toBe("text/x-component");
  return answer.text();
};

// All pages get their origin from the same code, so the quick run requests only some.
const pages = isFull ? pagePaths() : ["/", "/coaching", "/archetypes/guardian", "/profile"];

test.each([...pages, "/not/there", ...files])(
  "no document and no soft navigation of %s contains localhost instead of the configured origin",
  async (path) => {
    const isPage = !files.includes(path) && path !== "/not/there";
    const text = (await htmlOf(path)) + (isPage ? await payloadOf(path) : "");
    expect(text).not.toMatch(/localhost|127\.0\.0\.1/);
    if (isPage || path === "/sitemap.xml" || path === "/robots.txt") expect(text).toContain(`${origin}/`);
  },
);

test("canonical links, structured data, robots.txt and the sitemap use the origin that is set when the site starts", async () => {
  const about = await htmlOf("/about");
  expect(about).toContain(`<link rel="canonical" href="${origin}/about"/>`);
  const data = [...about.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  expect(data.map(([, json = ""]) => json).join()).toContain(`"${origin}`);
  expect(await htmlOf("/robots.txt")).toContain(`${origin}/sitemap.xml`);
  const map = await htmlOf("/sitemap.xml");
  expect(map).toContain(`<loc>${origin}/terms</loc>`);
  expect(map).not.toContain("privacy");
  expect(await htmlOf("/privacy")).toContain('<meta name="robots" content="noindex"');
});

test("links and the podcast player use the settings of the running server, not the settings of the build", async () => {
  expect(await htmlOf("/about")).toContain(`href="${links.LINK_PRIVACY.replace("&", "&amp;")}"`);
  expect(await payloadOf("/about")).toContain(`"href":"${links.LINK_PRIVACY}"`);
  for (const text of [await htmlOf("/corporate"), await payloadOf("/corporate")]) {
    expect(text).toContain(links.LINK_BOOKING);
  }
  const podcast = (await htmlOf("/podcast")) + (await payloadOf("/podcast"));
  expect(podcast).toContain(`"script":"${links.PODCAST_PLAYER_SCRIPT}"`);
  expect(podcast).toContain("The player comes from player.aurea.org.");
  expect(podcast).toContain(links.LINK_PODCAST_SPOTIFY);
  expect(podcast).not.toMatch(/Apple|Episode 1|aurea-sample/);
  expect(await htmlOf("/auth")).toContain("Google sign-in has not been set up");
});

/** Sends a request whose Host header is `host`, another name of the site. */
const askAs = (host: string, path: string, headers: Record<string, string> = {}, body?: string) =>
  sendRaw(site.url, { path, method: body ? "POST" : "GET", headers: { host, ...headers }, body });

test.each([
  ["/pricing?a=1&b=%20", "www.coach.example"],
  ["//evil.example/", "coach.example."],
  ["/desk", "203.0.113.7:3000"],
  ["/auth?mode=sign-up", "WWW.COACH.EXAMPLE:8443"],
  ["/archetypes/guardian?_rsc=x", "staging.coach.example"],
  ["/icon.svg", "10.0.0.5"],
])("%s requested at the host %s redirects to the configured origin", async (path, host) => {
  const { status, headers } = await askAs(host, path, { "x-forwarded-host": "coach.example" });
  expect([status, headers.location]).toEqual([308, origin + path]);
});

test("a picture requested at another host name is redirected with a policy that lets other sites embed it", async () => {
  const { headers } = await askAs("www.coach.example", "/icons/icon-192.png");
  expect(headers.location).toBe(`${origin}/icons/icon-192.png`);
  // Browsers check the resource policy of a redirect too.
  expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
});

test.each(["coach.example", "COACH.example:443", "localhost"])(
  "a page requested at the host %s is not redirected",
  async (host) => expect(await askAs(host, "/pricing")).toMatchObject({ status: 200 }),
);

test("a page requested without a host over HTTP/1.0 is not redirected", async () => {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  // Does not end the socket, because the server closes half-open connections.
  socket.write("GET /pricing HTTP/1.0\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.[01] 200 /);
});

test("the API answers requests at another host name instead of redirecting them", async () => {
  for (const path of ["/api/ready", "/api/health", "/api/trpc/futureApps.list"])
    expect(await askAs("www.coach.example", path), path).toMatchObject({ status: 200 });
});

test("a call from a page at another host name is refused with a message that names the right address", async () => {
  const headers = { origin: "https://www.coach.example", "content-type": "application/json" };
  for (const path of [
    "/api/trpc/futureApps.vote",
    "/api/trpc/coaching.joinWaitlist",
    "/api/trpc/account.signUp",
    "/api/auth/callback/credentials",
    "/api/auth/signout",
  ]) {
    const { status, text } = await askAs("www.coach.example", path, headers, "{}");
    expect(status, path).toBe(403);
    expect(text).toContain(messages.general.crossSite(origin));
  }
});

test("the HTTP headers of pages use the settings of the running server, not the settings of the build", async () => {
  const { headers } = await fetch(`${site.url}/podcast`);
  expect(headers.get("strict-transport-security")).toMatch(/^max-age=/);
  expect(headers.get("content-security-policy")).toMatch(/script-src [^;]*https:\/\/player\.aurea\.org/);
});
