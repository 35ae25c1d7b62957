import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { type IncomingMessage, type RequestOptions, request } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { startSite } from "@tests/support/started-site";
import { computeCacheBustingSearchParam } from "next/dist/shared/lib/router/utils/cache-busting-search-param";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { env } from "@/env.mjs";
import { fillIn } from "@/http-server/fill-in.mjs";
import { freePort } from "../../scripts/support/free-port";

const build = process.env.NEXT_DIST_DIR ?? ".next";
const { routes } = JSON.parse(readFileSync(join(build, "prerender-manifest.json"), "utf8"));
const pages = Object.keys(routes).filter((path) => !path.startsWith("/_") && !/\.\w+$/.test(path));

let site: Awaited<ReturnType<typeof startSite>>;
let next: ReturnType<typeof spawn>;
let nextUrl = "";

beforeAll(async () => {
  const port = await freePort();
  nextUrl = `http://localhost:${port}`;
  const { VITEST: _, ...own } = process.env;
  next = spawn(process.execPath, ["node_modules/next/dist/bin/next", "start", "-p", String(port)], {
    env: { ...own, NODE_ENV: "production" },
    stdio: "ignore",
  });
  site = await startSite("start", { nodeArgs: ["--no-warnings"] });
  for (let tries = 0; !(await fetch(nextUrl).catch(() => null)); tries++) {
    if (tries > 300) throw new Error("next start did not come up");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}, 120_000);

afterAll(async () => {
  next?.kill("SIGTERM");
  await site?.stop();
}, 30_000);

const segmentsOf = (path: string): string[] => {
  const base = join(build, "server/app", path === "/" ? "/index" : path);
  return JSON.parse(readFileSync(`${base}.meta`, "utf8")).segmentPaths ?? [];
};

/** Asks as Next's router does: the address carries a hash of the headers that choose the answer. */
async function routerRequest(path: string, prefetch?: string, segment?: string) {
  const headers: Record<string, string> = { rsc: "1" };
  if (prefetch) headers["next-router-prefetch"] = prefetch;
  if (segment) headers["next-router-segment-prefetch"] = segment;
  const hash = await computeCacheBustingSearchParam(
    prefetch as "1" | undefined,
    segment,
    undefined,
    undefined,
  );
  return { address: `${path}?_rsc=${hash}`, headers };
}

const shown = ["content-type", "vary", "x-nextjs-stale-time", "x-nextjs-postponed"];

async function ask(origin: string, { address, headers }: { address: string; headers: HeadersInit }) {
  const answer = await fetch(origin + address, { headers, redirect: "manual" });
  const named = shown.map((name) => [name, answer.headers.get(name)?.replace("UTF-8", "utf-8")]);
  return { status: answer.status, body: await answer.text(), ...Object.fromEntries(named) };
}

async function expectSame(request: { address: string; headers: HeadersInit }) {
  const [ours, theirs] = await Promise.all([ask(site.url, request), ask(nextUrl, request)]);
  // What is prerendered has marks where addresses will be.
  expect(theirs.body.length).toBeGreaterThan(100);
  theirs.body = fillIn(env)(Buffer.from(theirs.body), String(theirs["content-type"])).toString();
  expect(ours, request.address).toEqual(theirs);
}

test.each([...pages, "/nothing/here"])("%s is answered as Next answers, in every form", async (path) => {
  await expectSame({ address: path, headers: { accept: "text/html" } });
  await expectSame(await routerRequest(path));
  await expectSame(await routerRequest(path, "1"));
  const segments = path in routes ? segmentsOf(path) : segmentsOf("/_not-found");
  expect(segments.length).toBeGreaterThan(3);
  for (const segment of segments) await expectSame(await routerRequest(path, "1", segment));
});

test("what Next's router never sends is answered as Next answers it", async () => {
  const plain = await routerRequest("/about");
  await expectSame({ address: "/about", headers: { rsc: "2" } });
  await expectSame({ ...plain, headers: { ...plain.headers, "next-router-prefetch": "9" } });
  await expectSame(await routerRequest("/about", "2"));
  await expectSame(await routerRequest("/about", undefined, "/_tree"));
  const { address, headers } = await routerRequest("/about", "1", "/nothing");
  for (const origin of [site.url, nextUrl])
    expect((await fetch(origin + address, { headers })).status).toBe(404);
});

test("an address that does not fit its headers is sent to the one that does, as Next does it", async () => {
  const headers = { rsc: "1", "next-router-prefetch": "1" };
  const answer = await fetch(`${site.url}/about?_rsc=wrong`, { headers, redirect: "manual" });
  expect(answer.status).toBe(307);
  expect(answer.headers.get("location")).toBe((await routerRequest("/about", "1")).address);
});

/** Asks past fetch(), which unpacks by itself and does not send every method. */
async function askPlainly(path: string, options: RequestOptions) {
  const { hostname, port } = new URL(site.url);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path, ...options }, resolve)
      .on("error", reject)
      .end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

describe("a prepared answer", () => {
  const get = (path: string, headers: HeadersInit = {}, method = "GET") =>
    fetch(site.url + path, { headers, method, redirect: "manual" });
  const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

  test("is compressed as the client likes, and is the same when it is unpacked", async () => {
    const plain = await bytes(await get("/about", { "accept-encoding": "identity" }));
    const packed = async (accept: string) => {
      const { headers, body } = await askPlainly("/about", { headers: { "accept-encoding": accept } });
      return { encoding: headers["content-encoding"] ?? "", body };
    };
    const br = await packed("gzip, deflate, br");
    const gzip = await packed("gzip");
    expect([br.encoding, gzip.encoding]).toEqual(["br", "gzip"]);
    expect(brotliDecompressSync(br.body).equals(plain)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain)).toBe(true);
    expect(br.body.length).toBeLessThan(gzip.body.length);
    expect((await packed("br;q=0, gzip;q=0.5")).encoding).toBe("gzip");
    expect((await packed("identity")).encoding).toBe("");
  });

  test("is compressed from the start at a new address as well, where it is the same at all", async () => {
    const address = `http://localhost:${await freePort()}`;
    const elsewhere = await startSite("start", { environment: { NEXTAUTH_URL: address } });
    const html = await (await fetch(`${elsewhere.url}/`)).text();
    const [, script = ""] = /data-src="([^"]+)"/.exec(html) ?? [];
    const { headers } = await fetch(elsewhere.url + script, { headers: { "accept-encoding": "br" } });
    expect(headers.get("content-encoding")).toBe("br");
    await elsewhere.stop();
  }, 60_000);

  test("is not sent again to who has it, and never without the headers that protect it", async () => {
    for (const path of ["/about", "/sitemap.xml", "/icon.svg", "/favicon.ico"]) {
      const first = await get(path);
      const again = await get(path, { "if-none-match": first.headers.get("etag") ?? "" });
      expect([again.status, await again.text()], path).toEqual([304, ""]);
      const since = await get(path, { "if-modified-since": first.headers.get("last-modified") ?? "" });
      expect(since.status, path).toBe(304);
      expect((await get(path, { "if-none-match": '"other"' })).status, path).toBe(200);
      for (const { headers } of [first, again]) {
        expect(headers.get("x-content-type-options"), path).toBe("nosniff");
        expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
      }
    }
  });

  test("to HEAD has the headers of the body and no body", async () => {
    const [head, whole] = [await get("/about", {}, "HEAD"), await get("/about")];
    expect(await head.text()).toBe("");
    expect(head.headers.get("etag")).toBe(whole.headers.get("etag"));
  });

  test("is a page for a minute in a shared cache, and a file with a hash in its name for good", async () => {
    expect((await get("/about")).headers.get("cache-control")).toBe(
      "public, max-age=0, must-revalidate, s-maxage=60",
    );
    const script = /\/_next\/static\/chunks\/[^"?]+\.js/.exec(await (await get("/about")).text())?.[0] ?? "";
    expect((await get(script)).headers.get("cache-control")).toContain("immutable");
    expect((await get("/nothing")).headers.get("cache-control")).toContain("no-store");
  });

  test("of a film is the part that is asked for", async () => {
    const path = "/media/hero-m.webm";
    const whole = await bytes(await get(path));
    const part = await get(path, { range: "bytes=100-299" });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 100-299/${whole.length}`]);
    expect((await bytes(part)).equals(whole.subarray(100, 300))).toBe(true);
    const tail = await get(path, { range: "bytes=-10" });
    expect((await bytes(tail)).equals(whole.subarray(-10))).toBe(true);
    const rest = await get(path, { range: `bytes=${whole.length - 5}-` });
    expect((await bytes(rest)).equals(whole.subarray(-5))).toBe(true);
    const beyond = await get(path, { range: `bytes=${whole.length}-` });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${whole.length}`]);
    const changed = await get(path, { range: "bytes=0-9", "if-range": '"other"' });
    expect([changed.status, (await bytes(changed)).length]).toEqual([200, whole.length]);
  });

  test("is for GET and HEAD alone", async () => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const answer = await get("/about", {}, method);
      expect([answer.status, answer.headers.get("allow")], method).toEqual([405, "GET, HEAD"]);
      expect(answer.headers.get("x-content-type-options"), method).toBe("nosniff");
    }
    const form = await fetch(`${site.url}/about`, {
      method: "POST",
      headers: { rsc: "1" },
      body: new FormData(),
    });
    expect(form.status).toBe(405);
  });

  test("is refused in one line where there is no such thing as the method", async () => {
    const status = async (method: string, path: string) => (await askPlainly(path, { method })).status;
    expect(await status("TRACE", "/api/health")).toBe(405);
    expect(await status("DELETE", "/api/trpc/futureApps.list")).toBe(405);
    expect(await status("POST", "/desk")).toBe(405);
    expect(await status("OPTIONS", "*")).toBe(400);
  });

  test("is found by its decoded path, which is decoded once", async () => {
    const [plain, written] = [await get("/archetypes/guardian"), await get("/archetypes/%67uardian")];
    expect(written.headers.get("content-security-policy")).toBe(plain.headers.get("content-security-policy"));
    expect(await written.text()).toBe(await plain.text());
    expect((await get("/archetypes/%2567uardian")).status).toBe(404);
    expect((await get("/%E0%A4%A")).status).toBe(400);
  });
});
