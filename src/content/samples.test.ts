import { expect, test } from "vitest";
import { deskPages } from "./desk-pages";
import { defaultContent, noChanges, unsettledSamples } from "./documents";
import { unreplacedIn } from "./samples";

test("each unchanged text of a sample must be replaced, except prices, empty texts and texts marked as mayStay", () => {
  const properties = { lead: {}, caption: { mayStay: true }, note: {}, price: { widget: "amount" } } as const;
  const initial = { lead: "Invented words", caption: "Thirteen stops", note: "", price: 39 };
  expect(unreplacedIn({ properties }, initial, initial)).toEqual([["lead"]]);
  expect(unreplacedIn({ properties }, initial, { ...initial, lead: "Real words" })).toEqual([]);
});

test("the list of sample texts that are still to be replaced names at most five and ends with one full stop", () => {
  const { stillSample } = deskPages.form;
  expect(stillSample(["It's short."])).toBe("Still to do: It's short.");
  expect(stillSample(["A", "B", "C", "D", "E", "F"])).toBe("Still to do: A, B, C, D, E and 1 more.");
});

test("an unchanged sample item counts as a sample in whichever order the database returns its fields", () => {
  const [first, ...others] = defaultContent("futureApps").list.map((app) =>
    Object.fromEntries(Object.entries(app).reverse()),
  );
  const values = { list: [{ ...first, promise: "A rope." }, ...others] };
  expect(unsettledSamples("futureApps", { values, confirmed: [] })).toMatchObject([{ field: "list.1" }]);
});

test.each(["privacy", "terms"] as const)(
  "the date in the default text of %s counts as a sample",
  (document) => {
    expect(unsettledSamples(document, noChanges)).toContainEqual({ path: "reviewed", field: "reviewed" });
  },
);
