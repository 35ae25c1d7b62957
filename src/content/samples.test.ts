import { expect, test } from "vitest";
import { deskPages } from "./desk-pages";
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
