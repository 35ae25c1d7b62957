import { expect, test } from "vitest";
import { unreplacedIn } from "./samples";

test("each unchanged text of a sample must be replaced, except prices, empty texts and texts that may stay", () => {
  const schema = {
    properties: { lead: {}, caption: { mayStay: true }, note: {}, price: { widget: "amount" } },
  };
  const initial = { lead: "Invented words", caption: "Thirteen stops", note: "", price: 39 };
  expect(unreplacedIn(schema, initial, initial)).toEqual([["lead"]]);
  expect(unreplacedIn(schema, initial, { ...initial, lead: "Real words" })).toEqual([]);
});
