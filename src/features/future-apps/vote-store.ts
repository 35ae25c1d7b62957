import { groupSizes } from "@/content/vote-groups";
import { createStore, useStore } from "@/lib/create-store";
import { browserStorage } from "@/lib/storage";

type Counts = Readonly<Record<string, number>>;

export type VoteStatus = "idle" | "voting" | "success" | "error" | "already" | "closed";

export type VoteState = {
  load: "waiting" | "ready" | "failed" | "retrying";
  /**
   * Null before the first counts. Afterwards `order` and `isRanked` do not change during a visit, so that no card
   * moves.
   */
  order: readonly string[] | null;
  isRanked: boolean;
  counts: Counts;
  voted: readonly string[];
  statuses: Readonly<Record<string, VoteStatus>>;
};

const messageMs = 3000;

/** The number of votes from which the apps are ranked: five per app. */
const votesForRanks = 45;

const votedKey = "votedAppIds";

function parseSlugs(found: unknown): string[] | null {
  const isList = Array.isArray(found) && found.every((item) => typeof item === "string");
  return isList ? [...new Set<string>(found)] : null;
}

/** Returns the apps for which this browser has voted; without storage, only those for which this page has voted. */
function readVoted(): string[] {
  return browserStorage.readJson(votedKey, parseSlugs) ?? [];
}

function hasRanks(counts: Counts) {
  return Object.values(counts).reduce((sum, count) => sum + count, 0) >= votesForRanks;
}

export function rankByVotes(slugs: readonly string[], counts: Counts) {
  return [...slugs].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
}

export function groupByRank(order: readonly string[], isRanked: boolean) {
  if (!isRanked) return [{ key: "bed", slugs: order }] as const;
  const sprout = groupSizes.leaf;
  const sown = sprout + groupSizes.sprout;
  const groups = [
    { key: "leaf", slugs: order.slice(0, sprout) },
    { key: "sprout", slugs: order.slice(sprout, sown) },
    { key: "sown", slugs: order.slice(sown) },
  ] as const;
  return groups.filter(({ slugs }) => slugs.length > 0);
}

const initialVotes: VoteState = {
  load: "waiting",
  order: null,
  isRanked: false,
  counts: {},
  voted: [],
  statuses: {},
};

type Connect = () => Promise<Pick<typeof import("./vote-client"), "loadApps" | "castVote" | "watchVotes">>;

export function createVoteStore(connect: Connect) {
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
    const known = store.get().counts[id];
    if (known !== undefined && known !== voteCount)
      change({ counts: { ...store.get().counts, [id]: voteCount } });
  }

  // An equal list is not stored again, because each change rerenders all cards, which takes a tenth of a second on a
  // slow phone.
  function setVoted(voted: readonly string[]) {
    const known = new Set(store.get().voted);
    if (voted.length !== known.size || !voted.every((slug) => known.has(slug))) change({ voted });
  }

  function addVoted(added: readonly string[]) {
    setVoted([...new Set([...readVoted(), ...store.get().voted, ...added])]);
  }

  function settle(counts: Counts) {
    isSettled = true;
    const isRanked = hasRanks(counts);
    const slugs = Object.keys(counts);
    change({ isRanked, order: isRanked ? rankByVotes(slugs, counts) : slugs });
  }

  function pause() {
    visit += 1;
    stopWatching();
    stopWatching = () => {};
  }

  async function load() {
    pause();
    const mine = visit;
    if (store.get().load === "failed") change({ load: "retrying" });
    try {
      const client = await connect();
      if (mine !== visit) return;
      // A count that the stream reports before the list arrives may be newer than the list.
      const announced: Record<string, number> = {};
      stopWatching = client.watchVotes(({ id, voteCount }) => {
        announced[id] = voteCount;
        if (store.get().load === "ready") setCount(id, voteCount);
      });
      const { apps, votedAppIds } = await client.loadApps();
      if (mine !== visit) return;
      const counts = Object.fromEntries(apps.map(({ id, voteCount }) => [id, announced[id] ?? voteCount]));
      if (!isSettled) settle(counts);
      change({ load: "ready", counts });
      addVoted(votedAppIds);
    } catch {
      if (mine !== visit) return;
      pause();
      change({ load: "failed" });
    }
  }

  function start() {
    pause();
    isSettled = false;
    // Votes that a member cast on another device must not be shown to the next member.
    setVoted(readVoted());
    void load();
    return pause;
  }

  async function vote(slug: string) {
    const status = store.get().statuses[slug] ?? "idle";
    if (status === "voting" || status === "success") return;
    if (store.get().voted.includes(slug)) return setStatus(slug, "already");
    setStatus(slug, "voting");
    try {
      const client = await connect();
      const cast = await client.castVote(slug);
      if (!cast) return setStatus(slug, "closed");
      const { id, voteCount, alreadyVoted } = cast;
      // The stream may have reported later votes before this answer arrived.
      if (store.get().load === "ready") setCount(id, Math.max(voteCount, store.get().counts[id] ?? 0));
      browserStorage.writeJson(votedKey, [...new Set([...readVoted(), slug])]);
      addVoted([slug]);
      setStatus(slug, alreadyVoted ? "already" : "success");
    } catch {
      setStatus(slug, "error");
    }
  }

  return { ...store, reloadVoted: () => addVoted([]), start, pause, load, vote };
}

export const voteStore = createVoteStore(() => import("./vote-client"));

export function useVotes() {
  return useStore(voteStore);
}
