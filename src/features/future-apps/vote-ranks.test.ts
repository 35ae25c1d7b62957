import { expect, test } from "vitest";
import { voteTexts } from "@/content/vote-list";
import { groupByRank, rankByVotes } from "./vote-store";

const slugs = [..."abcdefghi"];

test("apps with equal votes keep their order", () => {
  expect(rankByVotes(["a", "b", "c", "d"], { a: 2, b: 5, c: 2, d: 5 })).toEqual(["b", "d", "a", "c"]);
});

test("ranking reads a missing vote count as zero votes and does not change the given list", () => {
  const given = ["a", "b"];
  expect(rankByVotes(given, { b: 1 })).toEqual(["b", "a"]);
  expect(given).toEqual(["a", "b"]);
});

test("nine ranked apps form groups of two, three and four", () => {
  const groups = groupByRank(slugs, true);
  expect(groups.map((group) => [group.key, group.slugs.length])).toEqual([
    ["leaf", 2],
    ["sprout", 3],
    ["sown", 4],
  ]);
  expect(groups.flatMap((group) => group.slugs)).toEqual(slugs);
});

test.each([
  [1, { leaf: "The first one by votes." }],
  [4, { leaf: "The first two by votes.", sprout: "The next two in the row." }],
  [5, { leaf: "The first two by votes.", sprout: "The next three in the row." }],
])("%i ranked apps form no empty group, and each note counts the apps of its group", (count, notes) => {
  const groups = groupByRank(slugs.slice(0, count), true);
  expect(groups.flatMap((group) => group.slugs)).toHaveLength(count);
  const texts = voteTexts(count).groups;
  expect(Object.fromEntries(groups.map(({ key }) => [key, texts[key].note]))).toEqual(notes);
});

test("unranked apps form one group", () => {
  expect(groupByRank(slugs, false)).toEqual([{ key: "bed", slugs }]);
});
