import { expect, test } from "vitest";
import { defaultContent } from "@/content/documents";
import { isSampleAddress, pickLinks } from "./links";

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
])("the address %j is a sample: %s", (address, isSample) => {
  expect(isSampleAddress(address)).toBe(isSample);
});
