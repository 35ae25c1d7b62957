import { pagePaths } from "@tests/support/page-paths";
import { expect, test } from "vitest";
import { documentIds, documents, formSchema } from "./documents";
import { isUnknownPage, ownPages, pageName } from "./own-pages";

test("ownPages lists every page except the Desk and the pages below /auth and /waiting-list", () => {
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

test("a page is named after its document, and an archetype's page after the archetype", () => {
  for (const id of documentIds) {
    const [path, ...others] = documents[id].paths;
    if (others.length === 0) expect(pageName(path)).toBe(formSchema(id).title);
  }
  expect(["/archetypes/guardian", "/profile"].map(pageName)).toEqual(["The Guardian", "Profile"]);
});
