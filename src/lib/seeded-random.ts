/** Returns a generator of numbers in [0, 1); equal seeds give equal sequences. */
export function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
