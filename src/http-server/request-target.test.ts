import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { readTarget } from "./request-target";

const lowerCaseOf = (url: string) =>
  readTarget({ url, headers: { host: "example.org" } } as IncomingMessage)?.lowerCase;

test.each([
  ["/ABOUT", "/about"],
  ["/About/", "/about/"],
  ["/Archetypes/Guardian", "/archetypes/guardian"],
  ["/EQ-Results", "/eq-results"],
  ["/Auth?returnTo=/Desk", "/auth"],
  ["/Desk", "/desk"],
])("the page address %s has the lower-case path %s", (typed, wanted) => {
  expect(lowerCaseOf(typed)).toBe(wanted);
});

test.each([
  "/",
  "/about?Ref=A",
  "/api/trpc/futureApps",
  "/api/Health",
  "/desk/members/Ab1",
  "/desk/pages/futureApps",
  "/media/Hero.webp",
  "/_next/static/Ab",
  "//Evil",
  "//Evil.example/About",
  "/\\Evil",
  "/About.example",
])("the address %s has no other path in lower case", (url) => {
  expect(lowerCaseOf(url)).toBeNull();
});
