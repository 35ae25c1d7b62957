import { type ClientRequest, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { figure, isFull } from "@tests/support/figure";
import { postgresOfTest, siteOfTest } from "@tests/support/site-of-test";
import { voteAt } from "@tests/support/site-vote";
import { collector, type Site } from "@tests/support/started-site";
import { expect, test } from "vitest";

const count = 1_000;
const openForMs = 10 * 60_000;

type Stream = { request: ClientRequest; received: string; at: number; isOver: boolean };

const visitor = (index: number) => ({ "x-forwarded-for": `10.1.${index >> 8}.${index & 255}` });

function open(site: Site, index: number) {
  return new Promise<Stream>((resolve, reject) => {
    const headers = { accept: "text/event-stream", ...visitor(index) };
    const request = get(`${site.url}/api/trpc/futureApps.onVote`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`stream ${index}: ${answer.statusCode}`));
      const stream: Stream = { request, received: "", at: 0, isOver: false };
      answer.on("data", (chunk: Buffer) => {
        stream.received = (stream.received + chunk).slice(-200);
        stream.at = performance.now();
      });
      answer.on("close", () => {
        stream.isOver = true;
      });
      answer.on("error", () => {});
      resolve(stream);
    });
    request.on("error", reject);
  });
}

async function openAll(site: Site, wanted = count) {
  const streams: Stream[] = [];
  while (streams.length < wanted) {
    const next = Array.from({ length: 50 }, (_, index) => open(site, streams.length + index));
    streams.push(...(await Promise.all(next)));
  }
  return streams;
}

function closeAll(streams: Stream[]) {
  for (const { request } of streams) request.destroy();
}

/** Closes the streams and returns the lowest memory in MB within a minute, because V8 returns freed memory late. */
async function memoryAfterClosing(site: Site, streams: Stream[]) {
  closeAll(streams);
  let lowest = Number.POSITIVE_INFINITY;
  for (let times = 0; times < 12; times += 1) {
    await wait(5_000);
    lowest = Math.min(lowest, await site.memoryAtRest());
  }
  return lowest;
}

/** Returns the milliseconds until the last stream has received the vote. */
async function vote(site: Site, streams: Stream[], index: number) {
  const begun = performance.now();
  const answer = await voteAt(site.url, "sleep-stories", visitor(index));
  const { result } = await answer.json();
  const newCount = `"voteCount":${result.data.json.voteCount}}`;
  await expect
    .poll(() => streams.filter(({ received }) => received.includes(newCount)).length, { timeout: 10_000 })
    .toBe(streams.length);
  return Math.max(...streams.map(({ at }) => at)) - begun;
}

test.runIf(isFull)(
  `${count} pages that listen to votes receive a vote within a second, take little memory and free it afterwards`,
  async () => {
    const site = await siteOfTest({ TRUSTED_PROXY_HOPS: "1" }, { nodeArgs: collector });
    // Warms up the site, so that loading and compiling modules is not measured.
    const first = await openAll(site, 100);
    for (let index = 0; index < 20; index += 1) await vote(site, first, 2 * count + index);
    closeAll(first);
    const before = await site.memoryAtRest();

    const streams = await openAll(site);
    const perStream = ((await site.memoryAtRest()) - before) / count;
    figure("memory-per-stream", perStream * 1_000, "KB");
    expect(perStream).toBeLessThan(0.15);
    const between = await memoryAfterClosing(site, streams);

    const again = await openAll(site);
    const times: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      times.push(await vote(site, again, count + 1 + index));
      await wait(openForMs / 10);
    }
    figure("streams-open", again.filter(({ isOver }) => !isOver).length, `of ${count}`);
    figure("vote-to-last-stream", Math.max(...times), "ms");
    expect(again.filter(({ isOver }) => isOver)).toEqual([]);
    expect(Math.max(...times)).toBeLessThan(1_000);
    // Compares with the memory in the middle of the run, because V8 keeps memory that it has needed once.
    const grown = (await memoryAfterClosing(site, again)) / between - 1;
    figure("memory-grown-with-streams", grown * 100, "%");
    expect(grown).toBeLessThanOrEqual(0.15);
  },
  15 * 60_000,
);

test.runIf(isFull)(
  "within three seconds, 500 pages on each of two instances receive a vote cast on one of them",
  async () => {
    const environment = { DATABASE_URL: await postgresOfTest("aurea_streams"), TRUSTED_PROXY_HOPS: "1" };
    const sites = [await siteOfTest(environment), await siteOfTest(environment)];
    const streams = (await Promise.all(sites.map((site) => openAll(site, count / 2)))).flat();
    const times: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      const site = sites[index % 2];
      if (site) times.push(await vote(site, streams, 4 * count + index));
    }
    figure("vote-to-last-stream-of-two-instances", Math.max(...times), "ms");
    expect(times).toHaveLength(20);
    expect(Math.max(...times)).toBeLessThan(3_000);
    expect(streams.filter(({ isOver }) => isOver)).toEqual([]);
    closeAll(streams);
  },
  180_000,
);
