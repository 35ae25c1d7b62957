import { expect, test } from "vitest";
import { unreplacedIn } from "./samples";

test("unchanged texts of a sample must still be replaced, except prices and empty texts", () => {
  const schema = { properties: { lead: {}, note: {}, price: { widget: "amount" } } };
  const initial = { lead: "Invented words", note: "", price: 39 };
  expect(unreplacedIn(schema, initial, initial)).toEqual([["lead"]]);
  expect(unreplacedIn(schema, initial, { ...initial, lead: "Real words" })).toEqual([]);
});
