import { votesPerLeaf } from "./groups";
import { draw, leaf, seedOf } from "./plant-parts";

const mostLeaves = 40;

const wave = (x: number) => 15 + Math.sin(x / 23) * 3.4;

/**
 * The running stem under a name: `grown` is its length from 0 to 1, with a leaf for every 25 votes or part of it; before
 * the first, the seed of the app at `index` of the list.
 */
export function drawVine(votes: number, grown: number, index = 0) {
  const length = 24 + 264 * grown;
  const count = Math.min(Math.ceil(Math.max(0, votes) / votesPerLeaf), mostLeaves);
  let stem = `M${draw(0, wave(0))}`;
  for (let x = 4; x <= length; x += 4) stem += `L${draw(x, wave(x))}`;
  let leaves = "";
  for (let index = 0; index < count; index++) {
    const x = (length * (index + 0.75)) / count;
    leaves += leaf(x, wave(x), 13.5 - (4.5 * index) / count, (index % 2 ? 1 : -1) * 1.02, 0.36);
  }
  return {
    stem,
    leaves,
    seed: count === 0 ? seedOf(index, 6, wave(0) + 0.5, 13) : "",
    rest: `M${draw(length + 5, wave(length))}H300`,
  };
}
