import { expect, test } from "vitest";
import { defaultContent } from "@/content/documents";
import { pickLinks } from "./links";

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
