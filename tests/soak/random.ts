export type Random = ReturnType<typeof createRandom>;

/** Random numbers that are the same each time for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    between: (least: number, most: number) => least + next() * (most - least),
    isOneIn: (count: number) => below(count) === 0,
    any: <Item>(list: readonly [Item, ...Item[]]): Item => list[below(list.length)] ?? list[0],
    /** The list in another order. */
    shuffled: <Item>(list: readonly Item[]) =>
      list
        .map((item) => ({ item, at: next() }))
        .sort((one, other) => one.at - other.at)
        .map(({ item }) => item),
  };
}
