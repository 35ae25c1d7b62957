import { pagePaths } from "@tests/support/page-paths";
import { expect, test } from "vitest";
import { isUnknownPage, ownPages } from "./own-pages";

test("the list of own pages has every page except the Desk and the pages below /auth and /waiting-list", () => {
  const others = pagePaths().filter((path) => !ownPages.includes(path));
  expect(others.filter((path) => !/^\/(?:auth|waiting-list)\//.test(path))).toEqual([]);
  expect(pagePaths()).toEqual(expect.arrayContaining([...ownPages]));
});

test.each([
  ["/auth?mode=sign-up", false],
  ["/coaching#program-options", false],
  ["/coaching/", false],
  ["/Pricing", false],
  ["https://example.org/no-such-page", false],
  ["#top", false],
  ["", false],
  ["/no-such-page", true],
  [" /pricng#plans", true],
])("isUnknownPage(%j) returns %s", (address, expected) => {
  expect(isUnknownPage(address)).toBe(expected);
});
