type Pair = readonly [from: number, to: number];

/** Leaves out field names. */
function textIn(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "object" && value !== null ? Object.values(value).map(textIn).join(" ") : "";
}

const wordsOf = (item: unknown) => new Set(textIn(item).match(/[\p{L}\p{N}]+/gu) ?? []);

/** Returns the share of common words from 0 to 1, or 2 for equal items. */
function similarity(one: unknown, other: unknown) {
  if (JSON.stringify(one) === JSON.stringify(other)) return 2;
  const mine = wordsOf(one);
  const theirs = wordsOf(other);
  const shared = [...mine].filter((word) => theirs.has(word)).length;
  return shared / Math.max(1, mine.size, theirs.size);
}

/** The minimum similarity of a pair; items at the same position are a pair even below it. */
const minSimilarity = 0.5;

function longestOf(runs: readonly Pair[][]) {
  return runs.reduce<Pair[]>((longest, run) => (run.length > longest.length ? run : longest), []);
}

/** Returns the new positions of the moved items, and counts as few items as possible as moved. */
function movedPlaces(pairs: readonly Pair[]) {
  // The longest run of pairs in unchanged order stays; all others have moved.
  const runs: Pair[][] = [];
  for (const pair of pairs) {
    const before = runs.filter((run) => (run.at(-1)?.[1] ?? -1) < pair[1]);
    runs.push([...longestOf(before), pair]);
  }
  const stays = longestOf(runs);
  return new Set(pairs.filter((pair) => !stays.includes(pair)).map(([, to]) => to));
}

/**
 * Pairs similar items of two versions of a list. Returns the old and new position of each pair, and the new positions
 * of moved items. Items without a partner were removed or added.
 */
export function pairItems(before: readonly unknown[], after: readonly unknown[]) {
  const ranked = before
    .flatMap((one, from) =>
      after.map((other, to) => ({ from, to, like: similarity(one, other), isSame: from === to })),
    )
    .sort((one, other) => other.like - one.like || Number(other.isSame) - Number(one.isSame));
  const pairs: Pair[] = [];
  const isFree = (from: number, to: number) => pairs.every(([old, now]) => old !== from && now !== to);
  for (const { from, to, like } of ranked)
    if (like >= minSimilarity && isFree(from, to)) pairs.push([from, to]);
  for (const { from, to, isSame } of ranked) if (isSame && isFree(from, to)) pairs.push([from, to]);
  pairs.sort(([one], [other]) => one - other);
  return { pairs, moved: movedPlaces(pairs) };
}
