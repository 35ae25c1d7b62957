import { isFull } from "@tests/support/figure";
import { voteAt } from "@tests/support/site-vote";
import { startSite } from "@tests/support/started-site";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashInlineScripts } from "@/headers.mjs";

// `npm run dev` uses the same server as `npm start`.
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite("dev");
}, 120_000);

afterAll(async () => void (await site?.stop()), 30_000);

test.runIf(isFull)(
  "the content security policy of a page in development allows each inline script by a nonce or a hash",
  async () => {
    const answer = await fetch(`${site.url}/pricing`);
    expect(answer.status).toBe(200);
    const policy = answer.headers.get("content-security-policy") ?? "";
    const nonce = /script-src [^;]*'nonce-([^']+)'/.exec(policy)?.[1];
    expect(nonce, policy).toBeTruthy();
    expect(policy).toContain("default-src 'none'");
    expect(answer.headers.get("x-frame-options")).toBe("DENY");
    const scripts = (await answer.text()).match(/<script\b[\s\S]*?<\/script>/g) ?? [];
    const inline = scripts.filter((script) => !/^[^>]*(?: src=|ld\+json)/.test(script));
    expect(inline.length).toBeGreaterThan(0);
    const isNamed = (script: string) =>
      script.includes(`nonce="${nonce}"`) || hashInlineScripts(script).every((hash) => policy.includes(hash));
    expect(inline.filter((script) => !isNamed(script))).toEqual([]);
  },
  60_000,
);

// The quick run skips this test, because the first call compiles the route, which takes as long as compiling a page.
test.runIf(isFull)(
  "rate limits in development use the socket's address and ignore an x-aurea-peer header from the client",
  async () => {
    const answer = await voteAt(site.url, "sleep-stories", { "x-aurea-peer": "203.0.113.9" });
    expect(answer.status, await answer.text()).toBe(200);
    const database = new Database(site.databaseFile, { readonly: true });
    const keys = database.prepare("SELECT key FROM rate_limits WHERE key LIKE 'vote:%'").pluck().all();
    database.close();
    expect(keys).toEqual(["vote:127.0.0.1"]);
  },
  60_000,
);

test.runIf(isFull)(
  "the development server stops on SIGTERM with code 0",
  async () => {
    expect(await site.stop()).toBe(0);
  },
  30_000,
);
