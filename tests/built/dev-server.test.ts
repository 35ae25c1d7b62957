import { isFull } from "@tests/support/figure";
import { type Site, startSite } from "@tests/support/started-site";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashInlineScripts } from "@/headers.mjs";

// `npm run dev` uses the same server as `npm start`.
let site: Site;
beforeAll(async () => {
  site = await startSite({}, { isDev: true });
});

afterAll(async () => void (await site?.stop()));

test.runIf(isFull)("in development the content security policy allows each inline script", async () => {
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
});

test.runIf(isFull)("the development server stops on SIGTERM with code 0", async () => {
  expect(await site.stop()).toBe(0);
});
