import { groupSizes } from "@/content/future-app-slugs";

type GroupKey = "bed" | "leaf" | "sprout" | "sown";

export const votesPerLeaf = 25;

/** So many votes together, five for each app, before they are taken for an order. */
const votesForRanks = 45;

const sizes: readonly { key: GroupKey; size: number }[] = [
  { key: "leaf", size: groupSizes.leaf },
  { key: "sprout", size: groupSizes.sprout },
  { key: "sown", size: Number.POSITIVE_INFINITY },
];

/** Whether there are votes enough to call one app ahead of another. */
export function hasRanks(counts: Readonly<Record<string, number>>) {
  return Object.values(counts).reduce((sum, count) => sum + count, 0) >= votesForRanks;
}

export function rankByVotes(slugs: readonly string[], counts: Readonly<Record<string, number>>) {
  return [...slugs].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
}

/** The apps by rank, or all in one bed while they have none. */
export function groupByRank(
  order: readonly string[],
  isRanked: boolean,
): readonly { key: GroupKey; slugs: readonly string[] }[] {
  if (!isRanked) return [{ key: "bed", slugs: order }];
  let start = 0;
  return sizes.map(({ key, size }) => {
    const slugs = order.slice(start, start + size);
    start += size;
    return { key, slugs };
  });
}

/** The count that fills a drawing: the leader's, but never so few that one vote makes a tree. */
export function fullGrowth(counts: Readonly<Record<string, number>>) {
  return Math.max(2 * votesPerLeaf, ...Object.values(counts));
}
