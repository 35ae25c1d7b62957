import { setTimeout as wait } from "node:timers/promises";
import { figure, isFull } from "@tests/support/figure";
import { postgresOfTest, signInAt, siteOfTest } from "@tests/support/site-of-test";
import { voteAt } from "@tests/support/site-vote";
import { startTcpProxy } from "@tests/support/tcp-proxy";
import { expect, test } from "vitest";
import { desk } from "@/content/desk";
import { messages } from "@/content/messages";
import { securityHeaders } from "@/headers.mjs";

const awayMs = 60_000;

// Takes over a minute, so `npm test` skips it.
test.runIf(isFull)(
  "without the database the Desk answers 503 and public pages answer 200, and the Desk recovers afterwards",
  async () => {
    const url = new URL(await postgresOfTest("aurea_desk"));
    const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
    url.host = `127.0.0.1:${proxy.port}`;
    const site = await siteOfTest({ DATABASE_URL: url.href });
    const browser = await signInAt(site, "coach", url.href);
    const open = (path: string) => browser.page(path);
    expect((await open("/desk")).status).toBe(200);
    // Malformed ids lead to the id before the sign. Malformed searches are answered without a query, with no results.
    for (const path of ["applications", "members", "mail"].map((list) => `/desk/${list}`)) {
      expect((await open(`${path}/a%00`)).headers.get("location"), path).toBe(`${path}/a`);
      expect((await open(`${path}/a%ED%A0%80`)).status, path).toBeLessThan(500);
      expect((await open(`${path}?q=%00&cursor=%00`)).status, path).toBeLessThan(500);
    }
    for (const path of [
      "/desk/find?q=%00",
      "/api/desk/mail-preview?id=%00",
      "/api/desk/waiting-list.csv?q=%00",
    ])
      expect((await open(path)).status, path).toBeLessThan(500);
    expect((await open("/api/storage/%00.webp")).status).toBe(404);

    proxy.cut();
    const back = Date.now() + awayMs;
    for (const path of ["/desk", "/desk/members", "/desk/audit"]) {
      const answer = await open(path);
      expect(answer.status, path).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("5");
      for (const { key, value } of securityHeaders) expect(answer.headers.get(key), key).toBe(value);
      expect(answer.headers.get("content-security-policy")).toMatch(
        /^default-src 'none'; script-src [^;]*'nonce-/,
      );
      const text = await answer.text();
      expect(text).toContain(messages.general.databaseUnavailable);
      expect(text).toContain(desk.failed.retry);
    }
    expect((await open("/about")).status).toBe(200);
    expect((await fetch(`${site.url}/api/ready`)).status).toBe(503);

    // The outage lasts as long as the restart of a database server.
    while (Date.now() < back) {
      expect((await open("/")).status).toBe(200);
      expect((await voteAt(site.url, "sleep-stories")).status).toBe(503);
      expect((await open("/desk")).status).toBe(503);
      await wait(1_000);
    }
    await proxy.mend();
    const mended = performance.now();
    await expect.poll(async () => (await open("/desk")).status, { timeout: 5_000 }).toBe(200);
    figure("desk-after-database-outage", performance.now() - mended, "ms");
  },
  180_000,
);
