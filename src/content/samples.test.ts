import { expect, test } from "vitest";
import { unreplacedIn } from "./samples";

test("a sample's texts are left to replace while they are unchanged, its price and empty texts are not", () => {
  const schema = { properties: { lead: {}, note: {}, price: { widget: "amount" } } };
  const initial = { lead: "Invented words", note: "", price: 39 };
  expect(unreplacedIn(schema, initial, initial)).toEqual([["lead"]]);
  expect(unreplacedIn(schema, initial, { ...initial, lead: "Real words" })).toEqual([]);
});
