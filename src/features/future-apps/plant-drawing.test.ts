import { expect, test } from "vitest";
import { wide } from "./components/vote-garden";
import { drawPlants, drawVine, fullGrowth } from "./plant-drawing";

const countShapes = (path: string) => path.match(/M/g)?.length ?? 0;

test.each([
  [1, 1],
  [25, 1],
  [26, 2],
  [412, 17],
  [100_000, 40],
])("at a vote count of %i, the number of leaves of a vine is %i", (votes, leaves) => {
  expect(countShapes(drawVine(votes, 1).leaves)).toBe(leaves);
  expect(drawVine(votes, 1).seed).toBe("");
});

test("a vine without votes is drawn as a seed, which looks different for each of the nine apps", () => {
  const { leaves, seed } = drawVine(0, 0);
  expect(leaves).toBe("");
  expect(countShapes(seed)).toBe(1);
  const seeds = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => drawVine(0, 0, index).seed);
  expect(new Set(seeds).size).toBe(9);
});

test("the garden shows nine apps without votes as nine equal sprouts", () => {
  const { tips, leaves } = drawPlants([0, 0, 0, 0, 0, 0, 0, 0, 0], wide);
  expect(new Set(tips.map(([, y]) => y))).toEqual(new Set([366]));
  expect(countShapes(leaves)).toBe(18);
});

test("plants grow with their votes, and the plant with the most votes has the full height", () => {
  const { tips } = drawPlants([0.25, 1, 0.5], wide);
  const heights = tips.map(([, y]) => wide.ground - y);
  expect(heights[1]).toBeCloseTo(wide.tallest);
  expect(heights[0]).toBeLessThan(heights[2] ?? 0);
});

test("a plant is fully grown at the vote count of the app with the most votes", () => {
  expect(fullGrowth({ a: 412, b: 71 })).toBe(412);
});

test("a plant needs at least fifty votes to be fully grown, even if no app has that many", () => {
  expect(fullGrowth({})).toBe(50);
  expect(fullGrowth({ a: 1, b: 0 })).toBe(50);
});
