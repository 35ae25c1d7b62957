import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { figure, isFull } from "@tests/support/figure";
import { watchResponseTimes } from "@tests/support/response-times";
import { siteOfTest } from "@tests/support/site-of-test";
import { voteAt } from "@tests/support/site-vote";
import { expect, onTestFinished, test } from "vitest";
import { messages } from "@/content/messages";

const heldMs = 20_000;

// Takes over twenty seconds, so `npm test` skips it; tests/integration/database-outage.test.ts tests a shorter lock.
test.runIf(isFull)(
  "votes are answered with 503 while another process locks the database for twenty seconds, and pages stay fast",
  async () => {
    const site = await siteOfTest();
    expect((await voteAt(site.url, "sleep-stories")).status).toBe(200);
    // Renders the page before the database is locked, because the measured requests would wait for the first render.
    expect((await fetch(site.url)).status).toBe(200);

    const other = fork("tests/support/hold-lock.mjs", [site.databaseFile]);
    onTestFinished(() => void other.kill());
    await once(other, "message");
    const watched = watchResponseTimes([site.url], 5);
    const begun = Date.now();
    let unavailable = 0;
    let others = 0;
    while (Date.now() - begun < heldMs - 8_000) {
      for (const answer of await Promise.all([1, 2, 3].map(() => voteAt(site.url, "sleep-stories")))) {
        const text = await answer.text();
        const isUnavailable = answer.status === 503 && text.includes(messages.general.databaseUnavailable);
        if (isUnavailable && answer.headers.get("retry-after") === "5") unavailable += 1;
        else others += 1;
      }
      expect((await fetch(`${site.url}/api/trpc/futureApps.list`)).status).toBe(200);
      expect((await fetch(`${site.url}/api/ready`)).status).toBe(503);
    }
    await wait(begun + heldMs - Date.now());
    const p99 = await watched();
    figure("locked-votes-without-503", others, `of ${unavailable + others}`);
    figure("locked-pages-p99", p99, "ms");
    expect(unavailable).toBeGreaterThan(0);
    expect(others).toBe(0);
    expect(p99).toBeLessThanOrEqual(100);

    other.disconnect();
    await once(other, "exit");
    const freed = performance.now();
    await expect
      .poll(async () => (await fetch(`${site.url}/api/ready`)).status, { timeout: 5_000 })
      .toBe(200);
    expect((await voteAt(site.url, "sleep-stories")).status).toBe(200);
    figure("first-vote-after-lock", performance.now() - freed, "ms");
  },
);
