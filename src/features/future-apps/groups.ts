import { groupSizes } from "@/content/future-app-slugs";

type GroupKey = "leaf" | "sprout" | "sown";

const votesPerLeaf = 25;

const sizes: readonly { key: GroupKey; size: number }[] = [
  { key: "leaf", size: groupSizes.leaf },
  { key: "sprout", size: groupSizes.sprout },
  { key: "sown", size: Number.POSITIVE_INFINITY },
];

export function rankByVotes(slugs: readonly string[], counts: Readonly<Record<string, number>>) {
  return [...slugs].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
}

export function groupByRank(order: readonly string[]) {
  let start = 0;
  return sizes.map(({ key, size }) => {
    const slugs = order.slice(start, start + size);
    start += size;
    return { key, slugs };
  });
}

export function leafCount(votes: number) {
  return Math.ceil(Math.max(0, votes) / votesPerLeaf);
}

/** The count that fills a drawing: the leader's, but never so few that one vote makes a tree. */
export function fullGrowth(counts: Readonly<Record<string, number>>) {
  return Math.max(2 * votesPerLeaf, ...Object.values(counts));
}
