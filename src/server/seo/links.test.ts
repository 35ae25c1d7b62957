import { expect, test } from "vitest";
import { defaultContent } from "@/content/documents";
import { env } from "@/env.mjs";
import { isLinkedPage, isSampleAddress, pickLinks } from "./links";

const site = defaultContent("site");

test.each([
  [{}, true],
  [{ podcastSpotify: "" }, true],
  [{ podcastSpotify: "", podcastApple: "" }, false],
])(
  "podcast links count as planned unless the coach has emptied both of their addresses: %j",
  (own, isPlanned) => {
    const { podcast } = pickLinks({ ...site, links: { ...site.links, ...own } });
    expect(podcast).toEqual({ spotify: undefined, apple: undefined, isPlanned });
  },
);

test.each([
  ["/privacy", true],
  ["/Privacy/", true],
  [`${env.NEXTAUTH_URL}/privacy#in-short`, true],
  ["/terms", false],
  ["https://law.example/privacy", false],
])(
  "with %j as the link to the privacy policy, isLinkedPage returns %s for the privacy page",
  (privacy, isLinked) => {
    expect(isLinkedPage({ ...site, links: { ...site.links, privacy } }, "privacy")).toBe(isLinked);
  },
);

test.each([
  ["https://example.com/show", true],
  ["https://www.example.org", true],
  ["http://localhost:3000/show", true],
  ["https://links.example/show", true],
  ["https://open.spotify.com/show/aurea-sample", true],
  ["mailto:a@b.co", true],
  ["", true],
  ["https://open.spotify.com/show/4rOo", false],
  ["https://aurea-example.com/show", false],
  ["https://player.example.org/player.js", false],
])("isSampleAddress(%j) returns %s", (address, isSample) => {
  expect(isSampleAddress(address)).toBe(isSample);
});
