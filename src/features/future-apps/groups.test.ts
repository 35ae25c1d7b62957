import { describe, expect, it } from "vitest";
import { futureApps } from "@/content/future-apps";
import { fullGrowth, groupByRank, hasRanks, rankByVotes } from "./groups";

const slugs = futureApps.map((app) => app.slug);

describe("rankByVotes", () => {
  it("apps with the most votes come first", () => {
    expect(rankByVotes(["a", "b", "c"], { a: 1, b: 3, c: 2 })).toEqual(["b", "c", "a"]);
  });

  it("apps with equal votes keep their order", () => {
    expect(rankByVotes(["a", "b", "c", "d"], { a: 2, b: 5, c: 2, d: 5 })).toEqual(["b", "d", "a", "c"]);
  });

  it("the list keeps its order without votes", () => {
    expect(rankByVotes(slugs, {})).toEqual(slugs);
  });

  it("an unknown app counts as zero votes, and the input stays unchanged", () => {
    const given = ["a", "b"];
    expect(rankByVotes(given, { b: 1 })).toEqual(["b", "a"]);
    expect(given).toEqual(["a", "b"]);
  });
});

describe("groupByRank", () => {
  it("nine ranked apps make two in leaf, three sprouting and four just sown", () => {
    expect(groupByRank(slugs, true).map((group) => [group.key, group.slugs.length])).toEqual([
      ["leaf", 2],
      ["sprout", 3],
      ["sown", 4],
    ]);
  });

  it("grouping loses and repeats no app", () => {
    expect(groupByRank(slugs, true).flatMap((group) => group.slugs)).toEqual(slugs);
  });

  it("unranked apps form one group", () => {
    expect(groupByRank(slugs, false)).toEqual([{ key: "bed", slugs }]);
  });
});

describe("hasRanks", () => {
  it("apps are ranked from five votes an app on", () => {
    expect(hasRanks({})).toBe(false);
    expect(hasRanks({ a: 40, b: 4 })).toBe(false);
    expect(hasRanks({ a: 40, b: 5 })).toBe(true);
  });
});

describe("fullGrowth", () => {
  it("full growth is the leader's count", () => {
    expect(fullGrowth({ a: 412, b: 71 })).toBe(412);
  });

  it("full growth leaves room while votes are few", () => {
    expect(fullGrowth({})).toBe(50);
    expect(fullGrowth({ a: 1, b: 0 })).toBe(50);
  });
});
