import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { castVote, shareStream } from "./vote-client";

let names = 0;
const leaves: (() => void)[] = [];

afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
  vi.unstubAllGlobals();
});

function openBrowser() {
  names += 1;
  const name = `windows-${names}`;
  const open: { title: string; send: (item: number) => void }[] = [];
  const alone = new Map<string, (item: number) => void>();
  const openWindow = (title: string) => {
    const received: number[] = [];
    const openStream = (send: (item: number) => void) => {
      const stream = { title, send };
      open.push(stream);
      return () => void open.splice(open.indexOf(stream), 1);
    };
    const leave = shareStream<number>(
      name,
      openStream,
      (item) => received.push(item),
      (send) => {
        alone.set(title, send);
        return () => void alone.delete(title);
      },
    );
    leaves.push(leave);
    return { received, leave };
  };
  return {
    openWindow,
    alone,
    holders: () => open.map(({ title }) => title),
    send: (item: number) => open[0]?.send(item),
  };
}

describe("the shared vote stream", () => {
  it("the first tab opens the vote stream, and every tab gets each of its messages once", async () => {
    const { openWindow, holders, send } = openBrowser();
    const windows = ["first", "second", "third"].map(openWindow);
    await expect.poll(holders).toEqual(["first"]);
    send(7);
    for (const { received } of windows) await expect.poll(() => received).toEqual([7]);
  });

  it("the tab that has waited longest takes over the vote stream when the leading tab closes", async () => {
    const { openWindow, holders, send } = openBrowser();
    const [first, second, third] = ["first", "second", "third"].map(openWindow);
    await expect.poll(holders).toEqual(["first"]);
    first?.leave();
    await expect.poll(holders).toEqual(["second"]);
    send(8);
    await expect.poll(() => third?.received).toEqual([8]);
    expect([first?.received, second?.received]).toEqual([[], [8]]);
  });

  it("a tab that was closed while waiting does not get the vote stream", async () => {
    const { openWindow, holders } = openBrowser();
    const [first, second] = ["first", "second", "third"].map(openWindow);
    await expect.poll(holders).toEqual(["first"]);
    second?.leave();
    first?.leave();
    await expect.poll(holders).toEqual(["third"]);
  });

  it("a tab that is closed right after opening does not open the vote stream", async () => {
    const { openWindow, holders } = openBrowser();
    openWindow("first").leave();
    openWindow("second");
    await expect.poll(holders).toEqual(["second"]);
  });

  it.each(["navigator", "BroadcastChannel"])(
    "tabs share no vote stream in a browser without locks or broadcast channels (stubbed: %s)",
    async (missing) => {
      vi.stubGlobal(missing, missing === "navigator" ? {} : undefined);
      const { openWindow, alone, holders } = openBrowser();
      const [first, second] = ["first", "second"].map(openWindow);
      await expect.poll(() => [...alone.keys()]).toEqual(["first", "second"]);
      alone.get("first")?.(9);
      expect([first?.received, second?.received]).toEqual([[9], []]);
      first?.leave();
      expect([...alone.keys()]).toEqual(["second"]);
      expect(holders()).toEqual([]);
    },
  );
});

describe("casting a vote", () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    const getItem = (key: string) => stored.get(key) ?? null;
    vi.stubGlobal("localStorage", { getItem, setItem: (key: string, text: string) => stored.set(key, text) });
  });

  const answer = (data: object) => {
    const body = [{ error: { json: { code: -32600, message: "refused", data } } }];
    vi.stubGlobal("fetch", async () => Response.json(body, { status: 400 }));
  };

  it("castVote returns null for an app that no longer accepts votes, and throws other refusals", async () => {
    answer({ code: "BAD_REQUEST", reason: "not-votable" });
    expect(await castVote("eq-vitamins")).toBeNull();
    answer({ code: "TOO_MANY_REQUESTS", reason: "rate-limited" });
    await expect(castVote("eq-vitamins")).rejects.toThrow("refused");
  });

  it("all votes of a browser name the same voter, even after an answer was lost", async () => {
    const fetch = vi.fn((..._call: Parameters<typeof globalThis.fetch>) => Promise.reject(new Error("lost")));
    vi.stubGlobal("fetch", fetch);
    for (const slug of ["eq-vitamins", "eq-vitamins", "sleep-stories"])
      await expect(castVote(slug)).rejects.toThrow("lost");
    const voters = fetch.mock.calls.map(([, request]) => /"voter":"([^"]+)"/.exec(`${request?.body}`)?.[1]);
    expect(voters).toEqual(Array(3).fill(expect.stringMatching(/^[0-9a-f-]{36}$/)));
    expect(new Set(voters).size).toBe(1);
  });
});
