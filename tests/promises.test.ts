import { describe, expect, test } from "vitest";
import { compare, drawTable } from "../scripts/support/promise-table.mjs";
import { promised } from "../scripts/support/promises.mjs";

const row = (bound: object) => ({ promise: "it holds", name: "lost", bound, where: "sqlite" });
const told = (value: number, unit = "forms") => ({ name: "lost", value, unit, database: "sqlite" });
const isFine = (bound: object, ...figures: object[]) =>
  compare([row(bound)], figures).map((one: { isFine: boolean }) => one.isFine);

describe("a promised figure", () => {
  test.each([
    [{ exactly: 0 }, [0], [1]],
    [{ atMost: 10 }, [10], [10.1]],
    [{ atLeast: 20 }, [20], [19]],
    [{ all: true }, [5, "of 5 forms"], [4, "of 5 forms"]],
    [{ atMostAll: true }, [3, "of at most 5"], [6, "of at most 5"]],
  ] as [object, [number, string?], [number, string?]][])("%j is reached or missed", (bound, good, bad) => {
    expect(isFine(bound, told(...good))).toEqual([true]);
    expect(isFine(bound, told(...bad))).toEqual([false]);
  });

  test("is missed when one of several is, when it was not told, and when it was told of another database", () => {
    expect(isFine({ exactly: 0 }, told(1), told(0))).toEqual([false]);
    expect(isFine({ exactly: 0 })).toEqual([false]);
    expect(isFine({ exactly: 0 }, { ...told(0), database: "postgresql" })).toEqual([false]);
    expect(compare([row({ exactly: 0 })], [], { isPart: true })).toEqual([]);
  });

  test("is shown under its promise, with what it has to reach", () => {
    const table = drawTable(compare([row({ atMost: 2 })], [told(3)]));
    expect(table).toMatch(/^\nit holds\n {2}MISSED {3}lost +sqlite +≤ 2 +3 forms$/);
  });

  test("is promised once in a run for each place", () => {
    for (const rows of Object.values(promised)) {
      const names = rows.map(({ name, where }) => `${name} ${where}`);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
