import { futureAppSlugs } from "@/content/future-app-slugs";
import { createStore } from "@/lib/create-store";
import { hasRanks, rankByVotes } from "./groups";
import { readVotedApps, writeVotedApps } from "./voted-apps";

export type VoteStatus = "idle" | "voting" | "success" | "error" | "already";

export type VoteState = {
  load: "waiting" | "ready" | "failed" | "retrying";
  /** settled with the first numbers, as is whether it says anything: nothing trades places under a reader’s eyes */
  order: readonly string[];
  isRanked: boolean;
  counts: Readonly<Record<string, number>>;
  voted: readonly string[];
  statuses: Readonly<Record<string, VoteStatus>>;
};

type VoteParts = {
  connect: () => Promise<typeof import("./vote-client")>;
  readVoted: () => string[];
  writeVoted: (slugs: readonly string[]) => void;
};

const messageMs = 3000;

const slugs: readonly string[] = futureAppSlugs;

const initialVotes: VoteState = {
  load: "waiting",
  order: slugs,
  isRanked: false,
  counts: {},
  voted: [],
  statuses: {},
};

/** What the page knows of the votes, for as long as the tab lives. */
export function createVoteStore({ connect, readVoted, writeVoted }: VoteParts) {
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

  /** Each change draws the whole list anew, which a slow phone takes a tenth of a second for. */
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
    // What a member voted for elsewhere is theirs, and not kept for the next one.
    setVoted(readVoted());
    void load();
    return rest;
  }

  async function vote(slug: string) {
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
