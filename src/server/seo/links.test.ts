import { expect, test } from "vitest";
import { defaultContent } from "@/content/documents";
import { linksOf } from "./links";

const site = defaultContent("site");

test.each([
  [{}, true],
  [{ podcastSpotify: "" }, true],
  [{ podcastSpotify: "", podcastApple: "" }, false],
])("podcast links are planned unless the owner has left both addresses empty: %j", (own, isPlanned) => {
  const { podcast } = linksOf({ ...site, links: { ...site.links, ...own } });
  expect(podcast).toEqual({ spotify: undefined, apple: undefined, isPlanned });
});
