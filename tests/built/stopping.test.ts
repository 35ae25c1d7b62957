import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { figure, isFull } from "@tests/support/figure";
import { sendRaw } from "@tests/support/raw-request";
import { siteOfTest } from "@tests/support/site-of-test";
import { expect, test } from "vitest";
import { testEnvironment } from "../../scripts/support/test-site.mjs";

type Outcome = { status?: number; error?: string; isLast?: boolean };

const ask = (url: string, agent?: Agent): Promise<Outcome> =>
  sendRaw(url, { agent }).then(
    ({ status, headers }) => ({ status, isLast: headers.connection === "close" }),
    (error) => ({ error: error.code ?? error.message }),
  );

/** Listens to the vote stream. `over` resolves with everything received once the stream has ended. */
function listenTo(url: string) {
  let received = "";
  const over = new Promise<{ received: string; error?: string }>((resolve) => {
    get(url, { headers: { accept: "text/event-stream" } }, (answer) => {
      answer.on("data", (chunk) => {
        received += chunk;
      });
      answer.on("end", () => resolve({ received }));
      answer.on("error", (error) => resolve({ received, error: error.message }));
    }).on("error", (error) => resolve({ received, error: error.message }));
  });
  return { over, received: () => received };
}

test(`on SIGTERM no request is lost, streams end with a retry hint and the site stops within ${isFull ? "three" : "six"} seconds`, async () => {
  const site = await siteOfTest();
  const stream = listenTo(`${site.url}/api/trpc/futureApps.onVote`);
  const paths = ["/api/trpc/futureApps.list", "/about", "/api/health"];
  const outcomes: Outcome[] = [];
  const clients = Array.from({ length: 24 }, async (_, at) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    // A client sends requests until an answer says that the server will close the connection.
    for (let turn = at, isLast = false; !isLast; turn += 1) {
      const outcome = await ask(site.url + paths[turn % paths.length], agent);
      outcomes.push(outcome);
      isLast = Boolean(outcome.isLast ?? outcome.error);
    }
    agent.destroy();
  });
  await expect.poll(stream.received, { timeout: 20_000 }).toContain("event: connected");
  await expect.poll(() => outcomes.length, { timeout: 20_000 }).toBeGreaterThan(100);

  const asked = performance.now();
  const stopped = site.stop();
  await wait(50);
  expect((await ask(`${site.url}/api/ready`)).status).toBe(503);
  expect(await stopped).toBe(0);
  const took = performance.now() - asked;
  figure("stop-takes", took, "ms");
  // The limit is longer in the quick run, because other suites run at the same time.
  expect(took).toBeLessThan(isFull ? 3_000 : 6_000);
  await Promise.all(clients);

  const lost = outcomes.filter(({ error, status }) => error || status !== 200);
  figure("requests-lost-in-a-stop", lost.length, `of ${outcomes.length}`);
  expect(lost).toEqual([]);
  expect(outcomes.filter(({ isLast }) => isLast).length).toBe(24);
  const { received, error } = await stream.over;
  expect(error).toBeUndefined();
  expect(received).toMatch(/retry: 1000\n\n$/);
});

// The processor time is read from /proc.
const testOnLinux = test.runIf(process.platform === "linux");

testOnLinux(
  "the site answers and uses little processor time after the program that reads its log has ended",
  async () => {
    const nodeArgs = ["--import", "./tests/support/write-to-stderr.mjs"];
    const site = await siteOfTest(testEnvironment, { nodeArgs });
    site.closeLog();
    site.signal("SIGUSR2");
    await wait(1_000);
    const before = site.processorSeconds();
    await wait(2_000);
    expect(site.processorSeconds() - before).toBeLessThan(0.4);
    expect((await fetch(`${site.url}/api/ready`)).status).toBe(200);
  },
);
