import { numberWord } from "@/lib/number-words";
import { archetypeIds } from "./archetypes";

const archetypeCount = numberWord(archetypeIds.length);
const otherCount = numberWord(archetypeIds.length - 1);

export const archetypePage = {
  kind: `One of ${archetypeCount} emotional archetypes`,
  titleSuffix: "an emotional archetype",
  pictureAlt: (name: string) => `${name}, drawn in gold lines inside an arch on night blue`,
  others: `The other ${otherCount}`,
  keep: {
    group: "Pictures and print",
    wallpaper: "For your phone",
    post: "Square, to post",
    print: "Print the sheet",
    note: "The pictures are the same for everybody who has this plate. Nothing of yours is in them.",
  },
  share: {
    group: "Share this page",
    copy: "Copy link",
    email: "Email",
    share: "Share",
    note: "The link carries no name and no answers, only this page.",
    noteResult: "The link leads to the public page of this archetype. It carries no name and no answers.",
    copied: "The link is copied.",
    failed: "This browser would not copy. Here is the link:",
  },
} as const;
