/** Returns a random generator, whose sequence depends only on the seed. */
export function createRandom(seed: string) {
  let state = 2_166_136_261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);

  /** The algorithm is mulberry32. */
  function roll() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  const whole = (from: number, to: number) => from + Math.floor(roll() * (to - from + 1));

  function pick<Item>(items: readonly Item[]): Item {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new Error("there is nothing to pick from");
    return item;
  }

  function weigh<Item>(choices: readonly (readonly [Item, number])[]): Item {
    let left = roll() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    const found = choices.find(([, weight]) => {
      left -= weight;
      return left < 0;
    });
    return (found ?? pick(choices))[0];
  }

  function shuffle<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => [roll(), item] as const)
      .sort(([a], [b]) => a - b)
      .map(([, item]) => item);
  }

  const hex = (digits: number) => Array.from({ length: digits }, () => whole(0, 15).toString(16)).join("");
  const id = () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;

  return { roll, whole, pick, weigh, shuffle, id, is: (share: number) => roll() < share };
}

export type Random = ReturnType<typeof createRandom>;
