import { channel } from "node:diagnostics_channel";
import { newClientAddress } from "@tests/support/client-address";
import { isFull } from "@tests/support/figure";
import { createBrowser } from "@tests/support/http";
import { expect, onTestFinished, test, vi } from "vitest";
import { futureApps } from "@/content/future-apps";
import { announceVote, voteHub, watchVotes } from "@/features/future-apps/vote-stream";

import { createContext } from "@/server/context";
import { database } from "@/server/db/client";

const slugs = futureApps.map(({ slug }) => slug);

/** Returns the answer and functions that read the stream or close it. */
async function openStream(address = newClientAddress()) {
  const left = new AbortController();
  onTestFinished(() => left.abort());
  const headers = { accept: "text/event-stream" };
  const answer = await createBrowser(address).trpc("futureApps.onVote", { headers, signal: left.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";

  async function readUntil(isEnough: (text: string) => boolean) {
    while (!isEnough(text)) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) break;
      text += value;
    }
    return text;
  }

  return {
    answer,
    leave: () => left.abort(),
    readUntil,
    readTo: async (wanted: string) => {
      const read = await readUntil((text) => text.includes(wanted));
      expect(read).toContain(wanted);
      return read;
    },
    readAll: () => readUntil(() => false),
  };
}

function watch(signal: AbortSignal, address = newClientAddress()) {
  return watchVotes(createContext(new Headers({ "x-aurea-client": address }), new Headers()), signal);
}

const eventsIn = (text: string) => [...text.matchAll(/^data: (\{"json".*)$/gm)].map(([, json = ""]) => json);
const idsIn = (text: string) => eventsIn(text).map((json) => JSON.parse(json).json.id);
const withCount = (voteCount: number) => `"voteCount":${voteCount}}`;

test("a vote stream sends the counts of all apps, then a changed count, and may not be cached by a proxy", async () => {
  const { answer, readTo } = await openStream();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/event-stream");
  expect(answer.headers.get("cache-control")).toBe("private, no-store, no-transform");
  expect(answer.headers.get("x-accel-buffering")).toBe("no");
  const text = await readTo('"nuchtere-noot"');
  expect(text).toContain('event: connected\ndata: {"reconnectAfterInactivityMs":40000}\n');
  expect(idsIn(text)).toEqual(slugs);
  announceVote({ id: "mental-rehearsal", voteCount: 4_001 });
  expect(await readTo(withCount(4_001))).toContain(`{"id":"mental-rehearsal",${withCount(4_001)}`);
});

test("a vote stream does not send an outdated count that is announced after a newer count", async () => {
  const { readTo } = await openStream();
  await readTo('"nuchtere-noot"');
  announceVote({ id: "sleep-stories", voteCount: 5_002 });
  await readTo(withCount(5_002));
  announceVote({ id: "sleep-stories", voteCount: 5_001 });
  announceVote({ id: "eq-vitamins", voteCount: 5_003 });
  expect(await readTo(withCount(5_003))).not.toContain(withCount(5_001));
});

test("a slow client of a vote stream gets few outdated counts and the newest count of each app", async () => {
  const { readTo, readUntil } = await openStream();
  await readTo('"nuchtere-noot"');
  for (let voteCount = 10_001; voteCount <= 20_000; voteCount += 1) {
    const votes = slugs.map((id) => ({ id, voteCount }));
    for (const stream of voteHub().streams) stream.send(votes);
    if (voteCount % 1_000 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  const hasNewest = (text: string) =>
    slugs.every((id) => text.includes(`{"id":"${id}",${withCount(20_000)}`));
  const text = await readUntil(hasNewest);
  expect(hasNewest(text)).toBe(true);
  const later = eventsIn(text).slice(slugs.length);
  // Besides the newest count of each app, the slow client gets at most the counts that were already in transit.
  expect(later.length).toBeLessThan(3 * slugs.length);
});

test("the 201st vote stream of one client address is refused with 429 until another stream closes", async () => {
  const address = newClientAddress();
  const streams = await Promise.all(Array.from({ length: 200 }, () => openStream(address)));
  expect(streams.every(({ answer }) => answer.status === 200)).toBe(true);
  const refused = await openStream(address);
  expect(refused.answer.status).toBe(429);
  expect(refused.answer.headers.get("retry-after")).toBe("60");
  expect(await refused.readAll()).toContain('"reason":"rate-limited"');
  expect((await openStream()).answer.status).toBe(200);
  streams[0]?.leave();
  expect((await openStream(address)).answer.status).toBe(200);
});

test.runIf(isFull)("a vote stream is refused with 503 while an instance has 5,000 open streams", async () => {
  const over = new AbortController();
  onTestFinished(() => over.abort());
  while (voteHub().streams.size < 5_000)
    await Promise.all(Array.from({ length: 250 }, () => watch(over.signal)));
  const refused = await openStream();
  expect(refused.answer.status).toBe(503);
  expect(refused.answer.headers.get("retry-after")).toBe("5");
  expect(await refused.readAll()).toContain('"reason":"too-many-streams"');
  over.abort();
  expect(voteHub().streams.size).toBe(0);
  expect((await openStream()).answer.status).toBe(200);
});

test("a vote stream that cannot read the counts is refused with 503 and does not count as open", async () => {
  const before = voteHub().streams.size;
  const outage = Object.assign(new Error("away"), { code: "P1001" });
  vi.spyOn(database().futureApp, "findMany").mockRejectedValueOnce(outage);
  const refused = await openStream();
  expect(refused.answer.status).toBe(503);
  expect(await refused.readAll()).toContain('"reason":"database-unavailable"');
  expect(voteHub().streams.size).toBe(before);
});

test("vote streams end without tRPC's return event when the server stops, so that browsers reconnect", async () => {
  onTestFinished(() => {
    voteHub().isStopping = false;
  });
  const { readTo, readAll } = await openStream();
  await readTo('"nuchtere-noot"');
  channel("aurea:stopping").publish({ waitFor: () => {} });
  expect(voteHub().streams.size).toBe(0);
  const text = await readAll();
  expect(text).not.toMatch(/event: (return|serialized-error)/);
  // A stream that is opened while the server stops is ended too.
  const late = await (await openStream()).readAll();
  expect(idsIn(late)).toEqual(slugs);
  expect(late).not.toMatch(/event: (return|serialized-error)/);
});
