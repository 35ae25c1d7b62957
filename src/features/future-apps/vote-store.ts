import { type FutureAppSlug, futureAppSlugs } from "@/content/future-app-slugs";
import { createStore } from "@/lib/create-store";
import { browserStorage } from "@/lib/storage";
import { hasRanks, rankByVotes } from "./groups";

export type VoteStatus = "idle" | "voting" | "success" | "error" | "already";

export type VoteState = {
  load: "waiting" | "ready" | "failed" | "retrying";
  /** Set with the first counts, as is `isRanked`: nothing trades places while it is read. */
  order: readonly string[];
  isRanked: boolean;
  counts: Readonly<Record<string, number>>;
  voted: readonly string[];
  statuses: Readonly<Record<string, VoteStatus>>;
};

type Dependencies = {
  connect: () => Promise<Pick<typeof import("./vote-client"), "loadApps" | "castVote" | "watchVotes">>;
  readVoted: () => string[];
  writeVoted: (slugs: readonly string[]) => void;
};

const messageMs = 3000;

const slugs: readonly string[] = futureAppSlugs;

const votedKey = "votedAppIds";

function parseSlugs(found: unknown): string[] | null {
  const isList = Array.isArray(found) && found.every((item) => typeof item === "string");
  return isList ? [...new Set<string>(found)] : null;
}

/** Returns the slugs this browser has voted for. */
export function readVotedApps(): string[] {
  return browserStorage.readJson(votedKey, parseSlugs) ?? [];
}

/** Stores the slugs; a browser that refuses storage keeps them for this page only. */
export function writeVotedApps(slugs: readonly string[]) {
  browserStorage.writeJson(votedKey, slugs);
}

const initialVotes: VoteState = {
  load: "waiting",
  order: slugs,
  isRanked: false,
  counts: {},
  voted: [],
  statuses: {},
};

/** Makes the store of what a page knows of the votes; it lasts as long as the tab. */
export function createVoteStore({ connect, readVoted, writeVoted }: Dependencies) {
  const { set, ...store } = createStore(initialVotes);
  let visit = 0;
  let isSettled = false;
  let stopWatching = () => {};
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function change(parts: Partial<VoteState>) {
    set({ ...store.get(), ...parts });
  }

  function setStatus(slug: string, status: VoteStatus) {
    clearTimeout(timers.get(slug));
    change({ statuses: { ...store.get().statuses, [slug]: status } });
    if (status === "idle" || status === "voting") return;
    timers.set(
      slug,
      setTimeout(() => setStatus(slug, "idle"), messageMs),
    );
  }

  function setCount(id: string, voteCount: number) {
    if (slugs.includes(id) && store.get().counts[id] !== voteCount)
      change({ counts: { ...store.get().counts, [id]: voteCount } });
  }

  // Each change renders the whole list anew, which takes a slow phone a tenth of a second.
  function setVoted(voted: readonly string[]) {
    const known = new Set(store.get().voted);
    if (voted.length !== known.size || !voted.every((slug) => known.has(slug))) change({ voted });
  }

  function addVoted(added: readonly string[]) {
    setVoted([...new Set([...readVoted(), ...store.get().voted, ...added])]);
  }

  function settle(counts: VoteState["counts"]) {
    isSettled = true;
    const isRanked = hasRanks(counts);
    change({ isRanked, order: isRanked ? rankByVotes(slugs, counts) : slugs });
  }

  function rest() {
    visit += 1;
    stopWatching();
    stopWatching = () => {};
  }

  async function load() {
    rest();
    const mine = visit;
    if (store.get().load === "failed") change({ load: "retrying" });
    try {
      const client = await connect();
      if (mine !== visit) return;
      // A count that is announced before the list arrives may be newer than the list.
      const announced: Record<string, number> = {};
      stopWatching = client.watchVotes(({ id, voteCount }) => {
        announced[id] = voteCount;
        if (store.get().load === "ready") setCount(id, voteCount);
      });
      const { apps, votedAppIds } = await client.loadApps();
      if (mine !== visit) return;
      const read = Object.fromEntries(apps.map(({ id, voteCount }) => [id, voteCount]));
      const counts = Object.fromEntries(slugs.map((slug) => [slug, announced[slug] ?? read[slug] ?? 0]));
      if (!isSettled) settle(counts);
      change({ load: "ready", counts });
      addVoted(votedAppIds);
    } catch {
      if (mine !== visit) return;
      rest();
      change({ load: "failed" });
    }
  }

  function start() {
    rest();
    isSettled = false;
    // What a member voted for on another device is not shown to the next one.
    setVoted(readVoted());
    void load();
    return rest;
  }

  async function vote(slug: FutureAppSlug) {
    const status = store.get().statuses[slug] ?? "idle";
    if (status === "voting" || status === "success") return;
    if (store.get().voted.includes(slug)) return setStatus(slug, "already");
    setStatus(slug, "voting");
    try {
      const client = await connect();
      const { id, voteCount, alreadyVoted } = await client.castVote(slug);
      if (store.get().load === "ready") setCount(id, voteCount);
      writeVoted([...new Set([...readVoted(), slug])]);
      addVoted([slug]);
      setStatus(slug, alreadyVoted ? "already" : "success");
    } catch {
      setStatus(slug, "error");
    }
  }

  return {
    ...store,
    recall: () => addVoted([]),
    start,
    rest,
    load,
    vote,
  };
}

export const voteStore = createVoteStore({
  connect: () => import("./vote-client"),
  readVoted: readVotedApps,
  writeVoted: writeVotedApps,
});
