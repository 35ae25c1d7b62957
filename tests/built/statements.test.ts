import { isFull } from "@tests/support/figure";
import { voteAt } from "@tests/support/site-vote";
import { startSite } from "@tests/support/started-site";
import { afterAll, beforeAll, expect, test } from "vitest";

// Each list query reads the apps and the visitor's votes.
const statementsPerCall = 2;
const callsPerRequest = 10;
const statements = 20_000;
const requestsPerCollection = 50;

let site: Awaited<ReturnType<typeof startSite>>;
let cookie = "";

beforeAll(async () => {
  const nodeArgs = ["--expose-gc", "--import", "./tests/support/collect-garbage.mjs"];
  site = await startSite("start", { nodeArgs });
  const vote = await voteAt(site.url, "sleep-stories");
  expect(vote.status, await vote.text()).toBe(200);
  cookie = vote.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}, 120_000);

afterAll(async () => void (await site?.stop()), 30_000);

const names = Array.from({ length: callsPerRequest }, () => "futureApps.list").join(",");
const input = encodeURIComponent(
  JSON.stringify(Object.fromEntries(Array.from({ length: callsPerRequest }, (_, index) => [index, {}]))),
);

async function list() {
  const answer = await fetch(`${site.url}/api/trpc/${names}?batch=1&input=${input}`, { headers: { cookie } });
  const results = await answer.json();
  expect(results).toHaveLength(callsPerRequest);
  for (const { result } of results) expect(result.data.json.votedAppIds).toEqual(["sleep-stories"]);
}

// Before better-sqlite3 13, releasing a statement during garbage collection aborted the process on Node 24.19 and
// later.
test.runIf(isFull)(
  "garbage collection during thousands of SQL statements does not crash the site, which then stops with code 0",
  async () => {
    const requests = statements / statementsPerCall / callsPerRequest;
    for (let sent = 0; sent < requests; sent += requestsPerCollection) {
      for (let at = 0; at < requestsPerCollection; at += 5)
        await Promise.all(Array.from({ length: 5 }, list));
      site.signal("SIGUSR2");
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(site.isAlive(), site.said()).toBe(true);
    }
    await list();
    expect(await site.stop()).toBe(0);
  },
  180_000,
);
