import { describe, expect, it } from "vitest";
import { futureApps } from "@/content/future-apps";
import { fullGrowth, groupByRank, hasRanks, rankByVotes } from "./groups";

const slugs = futureApps.map((app) => app.slug);

describe("rankByVotes", () => {
  it("puts the most votes first", () => {
    expect(rankByVotes(["a", "b", "c"], { a: 1, b: 3, c: 2 })).toEqual(["b", "c", "a"]);
  });

  it("keeps the given order between equals", () => {
    expect(rankByVotes(["a", "b", "c", "d"], { a: 2, b: 5, c: 2, d: 5 })).toEqual(["b", "d", "a", "c"]);
  });

  it("keeps the list as it is when nobody has voted", () => {
    expect(rankByVotes(slugs, {})).toEqual(slugs);
  });

  it("counts an app it knows nothing of as none, and leaves its input alone", () => {
    const given = ["a", "b"];
    expect(rankByVotes(given, { b: 1 })).toEqual(["b", "a"]);
    expect(given).toEqual(["a", "b"]);
  });
});

describe("groupByRank", () => {
  it("makes two in leaf, three sprouting and four just sown", () => {
    expect(groupByRank(slugs, true).map((group) => [group.key, group.slugs.length])).toEqual([
      ["leaf", 2],
      ["sprout", 3],
      ["sown", 4],
    ]);
  });

  it("loses and repeats nobody", () => {
    expect(groupByRank(slugs, true).flatMap((group) => group.slugs)).toEqual(slugs);
  });

  it("keeps all in one bed while nothing is ranked", () => {
    expect(groupByRank(slugs, false)).toEqual([{ key: "bed", slugs }]);
  });
});

describe("hasRanks", () => {
  it("asks for five votes an app before it calls one ahead", () => {
    expect(hasRanks({})).toBe(false);
    expect(hasRanks({ a: 40, b: 4 })).toBe(false);
    expect(hasRanks({ a: 40, b: 5 })).toBe(true);
  });
});

describe("fullGrowth", () => {
  it("is the leader's count", () => {
    expect(fullGrowth({ a: 412, b: 71 })).toBe(412);
  });

  it("leaves room to grow while votes are few", () => {
    expect(fullGrowth({})).toBe(50);
    expect(fullGrowth({ a: 1, b: 0 })).toBe(50);
  });
});
