// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { futureApps } from "@/content/future-apps";
import { createVoteStore } from "./vote-store";

type Vote = { id: string; voteCount: number };
type Cast = Vote & { alreadyVoted: boolean };

const slugs = futureApps.map((app) => app.slug);

function setUp(
  counts: Record<string, number> = {},
  { local = [] as string[], server = [] as string[] } = {},
) {
  localStorage.setItem("votedAppIds", JSON.stringify(local));
  const box: { onVote: (vote: Vote) => void } = { onVote: () => {} };
  const unwatch = vi.fn();
  const client = {
    loadApps: vi.fn(async () => ({
      apps: slugs.map((id) => ({ id, voteCount: counts[id] ?? 0 })),
      votedAppIds: server,
    })),
    castVote: vi.fn<(id: string) => Promise<Cast | null>>(async (id) => {
      return { id, voteCount: (counts[id] ?? 0) + 1, alreadyVoted: false };
    }),
    watchVotes: vi.fn((onVote: (vote: Vote) => void) => {
      box.onVote = onVote;
      return unwatch;
    }),
  };
  return { store: createVoteStore(async () => client), client, box, unwatch };
}

async function setUpStarted(...given: Parameters<typeof setUp>) {
  const site = setUp(...given);
  const stop = site.store.start();
  await settle();
  return { ...site, stop };
}

const stored = () => JSON.parse(localStorage.getItem("votedAppIds") ?? "null");

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("loading votes", () => {
  it("the vote store does not notify listeners when it reads an unchanged list of voted apps again", () => {
    const { store } = setUp({}, { local: ["sleep-stories"] });
    const drawn = vi.fn();
    store.subscribe(drawn);
    store.reloadVoted();
    expect(drawn).toHaveBeenCalledTimes(1);
    store.reloadVoted();
    store.start();
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it("apps are ranked once, and later votes change numbers only", async () => {
    const { store, box } = await setUpStarted({ "sleep-stories": 412, "mind-gardener": 90 });
    expect(store.get().load).toBe("ready");
    const order = store.get().order;
    expect(order?.slice(0, 3)).toEqual(["sleep-stories", "mind-gardener", "eq-vitamins"]);
    box.onVote({ id: "nuchtere-noot", voteCount: 999 });
    expect(store.get().counts["nuchtere-noot"]).toBe(999);
    await store.load();
    expect(store.get().order).toBe(order);
  });

  it("apps with too few votes for a ranking stay unranked during the visit, even if more votes arrive", async () => {
    const { store, box } = await setUpStarted({ "sleep-stories": 3 });
    expect([store.get().order, store.get().isRanked]).toEqual([slugs, false]);
    box.onVote({ id: "nuchtere-noot", voteCount: 999 });
    await store.load();
    expect([store.get().order, store.get().isRanked]).toEqual([slugs, false]);
  });

  it.each([
    [4, false],
    [5, true],
  ])("a total of 45 votes ranks the apps: with 40 and %i votes, isRanked is %s", async (votes, isRanked) => {
    const { store } = await setUpStarted({ "sleep-stories": 40, "mind-gardener": votes });
    expect(store.get().isRanked).toBe(isRanked);
  });

  it("votes for an app that is not on the list are ignored", async () => {
    const { store, box } = await setUpStarted();
    box.onVote({ id: "unknown-app", voteCount: 5 });
    expect(Object.keys(store.get().counts).sort()).toEqual([...slugs].sort());
    expect(Object.values(store.get().counts).every((count) => count === 0)).toBe(true);
  });

  it("the voted apps are those on the device's list or on the server's list", async () => {
    const { store } = await setUpStarted(
      {},
      { local: ["eq-vitamins"], server: ["sleep-stories", "eq-vitamins"] },
    );
    expect(store.get().voted).toEqual(["eq-vitamins", "sleep-stories"]);
    await store.vote("mind-gardener");
    expect(stored()).toEqual(["eq-vitamins", "mind-gardener"]);
  });

  it("a new visit shows the apps for which the device has voted, and not those of the previous member", async () => {
    const { store, client } = await setUpStarted({}, { local: ["eq-vitamins"], server: ["sleep-stories"] });
    client.loadApps.mockResolvedValueOnce({ apps: [], votedAppIds: [] });
    store.start();
    await settle();
    expect(store.get().voted).toEqual(["eq-vitamins"]);
  });

  it("votes that failed to load can be loaded again", async () => {
    const { store, client } = setUp({ "mental-rehearsal": 47 });
    client.loadApps.mockRejectedValueOnce(new Error("offline"));
    store.start();
    await settle();
    expect(store.get()).toMatchObject({ load: "failed", counts: {}, order: null });
    await store.vote("sleep-stories");
    expect(store.get()).toMatchObject({ counts: {}, voted: ["sleep-stories"] });
    await store.load();
    expect(store.get()).toMatchObject({ load: "ready", counts: { "mental-rehearsal": 47 } });
    expect(store.get().order?.[0]).toBe("mental-rehearsal");
  });

  it("the vote stream is closed when the page is left", async () => {
    const { client, unwatch, stop } = await setUpStarted();
    stop();
    expect(client.watchVotes).toHaveBeenCalledTimes(1);
    expect(unwatch).toHaveBeenCalledTimes(1);
  });

  it("the vote stream pauses while the page is hidden, and later counts do not reorder the apps", async () => {
    const counts: Record<string, number> = { "sleep-stories": 4 };
    const { store, client, unwatch } = await setUpStarted(counts);
    const { order } = store.get();
    store.pause();
    expect(unwatch).toHaveBeenCalledTimes(1);
    client.loadApps.mockResolvedValueOnce({
      apps: [{ id: "mind-gardener", voteCount: 9 }],
      votedAppIds: [],
    });
    await store.load();
    expect(client.watchVotes).toHaveBeenCalledTimes(2);
    expect(store.get().counts["mind-gardener"]).toBe(9);
    expect(store.get().order).toEqual(order);
  });

  it("no vote stream is opened if the page was left before the script for votes loaded", async () => {
    const { store, client } = setUp();
    store.start()();
    await settle();
    expect(client.watchVotes).not.toHaveBeenCalled();
  });

  it("an older count in a response to a list request or a vote does not replace the stream's newer count", async () => {
    const { store, client, box } = setUp();
    client.loadApps.mockImplementationOnce(async () => {
      box.onVote({ id: "sleep-stories", voteCount: 8 });
      expect(store.get().counts).toEqual({});
      return { apps: [{ id: "sleep-stories", name: "Sleep Stories", voteCount: 7 }], votedAppIds: [] };
    });
    store.start();
    await settle();
    expect(store.get().counts["sleep-stories"]).toBe(8);
    const voting = store.vote("sleep-stories");
    box.onVote({ id: "sleep-stories", voteCount: 10 });
    await voting;
    expect(store.get().counts["sleep-stories"]).toBe(10);
  });

  it("the vote stream is closed if the list of votes fails to load", async () => {
    const { store, client, unwatch } = setUp();
    client.loadApps.mockRejectedValueOnce(new Error("offline"));
    store.start();
    await settle();
    expect(unwatch).toHaveBeenCalledTimes(1);
  });
});

describe("voting", () => {
  it("a vote shows success for 3000 ms and stays cast", async () => {
    const { store } = await setUpStarted({ "sleep-stories": 7 });
    const done = store.vote("sleep-stories");
    expect(store.get().statuses["sleep-stories"]).toBe("voting");
    await done;
    expect(store.get().statuses["sleep-stories"]).toBe("success");
    expect(store.get().counts["sleep-stories"]).toBe(8);
    expect(stored()).toEqual(["sleep-stories"]);
    await vi.advanceTimersByTimeAsync(2999);
    expect(store.get().statuses["sleep-stories"]).toBe("success");
    await vi.advanceTimersByTimeAsync(1);
    expect(store.get().statuses["sleep-stories"]).toBe("idle");
    expect(store.get().voted).toEqual(["sleep-stories"]);
  });

  it("a vote for an app for which the device has already voted is refused without a request", async () => {
    const { store, client } = setUp({}, { local: ["eq-vitamins"] });
    store.reloadVoted();
    await store.vote("eq-vitamins");
    expect(client.castVote).not.toHaveBeenCalled();
    expect(store.get().statuses["eq-vitamins"]).toBe("already");
    await vi.advanceTimersByTimeAsync(3000);
    expect(store.get().statuses["eq-vitamins"]).toBe("idle");
  });

  it("a vote that only the server knows is reported as already cast and added to the voted apps", async () => {
    const { store, client } = setUp();
    client.castVote.mockResolvedValueOnce({ id: "eq-vitamins", voteCount: 4, alreadyVoted: true });
    await store.vote("eq-vitamins");
    expect(store.get().statuses["eq-vitamins"]).toBe("already");
    expect(store.get().voted).toEqual(["eq-vitamins"]);
  });

  it("a failed vote is reported, not stored, and can be retried", async () => {
    const { store, client } = setUp();
    client.castVote.mockRejectedValueOnce(new Error("offline"));
    await store.vote("mind-gardener");
    expect(store.get().statuses["mind-gardener"]).toBe("error");
    expect(stored()).toEqual([]);
    await store.vote("mind-gardener");
    expect(store.get().statuses["mind-gardener"]).toBe("success");
    await vi.advanceTimersByTimeAsync(3000);
    expect(store.get().statuses["mind-gardener"]).toBe("idle");
  });

  it("a vote for an app that was closed meanwhile is not stored, and the app is reported as closed", async () => {
    const { store, client } = setUp();
    client.castVote.mockResolvedValueOnce(null);
    await store.vote("eq-vitamins");
    expect([store.get().statuses["eq-vitamins"], stored()]).toEqual(["closed", []]);
  });

  it("two quick clicks send one vote", async () => {
    const { store, client } = setUp();
    await Promise.all([store.vote("mindful-moments"), store.vote("mindful-moments")]);
    expect(client.castVote).toHaveBeenCalledTimes(1);
  });
});

describe("voted apps of this device", () => {
  it("an invalid stored list of voted apps is read as empty", () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    for (const text of ['"sleep-stories"', "{}", "null", '["sleep-stories",1]']) {
      const { store } = setUp();
      localStorage.setItem("votedAppIds", text);
      store.reloadVoted();
      expect(store.get().voted, text).toEqual([]);
    }
  });
});
