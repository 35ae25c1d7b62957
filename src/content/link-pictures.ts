import { capitalised, numberWord } from "@/lib/number-words";
import { archetypePage } from "./archetype-page";
import { type Archetype, archetypeIds } from "./archetypes";
import { corporateLabels } from "./corporate";
import { defaultContent } from "./documents";
import { quiz } from "./quiz";
import { site } from "./site";

/** The text painted on a link preview, and its alternative text. */
export type LinkPicture = { kind: string; heading: string; text?: string; alt: string };

type PageName =
  | "site"
  | "home"
  | "about"
  | "lounge"
  | "products"
  | "podcast"
  | "coaching"
  | "pricing"
  | "corporate"
  | "quiz";

export type LinkPictureName = PageName | Archetype;

const { tagline } = defaultContent("site");
const apps = capitalised(numberWord(defaultContent("futureApps").list.length));
const corporate = defaultContent("corporate");
const lounge = defaultContent("lounge");
const archetypes = defaultContent("archetypes");

const pages: Record<PageName, LinkPicture> = {
  site: {
    kind: tagline,
    heading: site.name,
    alt: "A night sky over dunes, with a constellation that climbs to the right",
  },
  home: {
    kind: tagline,
    heading: defaultContent("home").hero.heading,
    alt: "Dawn over an oasis, the sun on the horizon inside a drawn triangle",
  },
  about: {
    kind: "About Aurea",
    heading: "It began with a kitchen chair.",
    alt: "A track of footprints past thirteen cairns to the crest of a dune",
  },
  lounge: {
    kind: lounge.method.title,
    heading: lounge.hero.title,
    alt: "A look out of a tent at a well, two palms and a low sun",
  },
  products: {
    kind: `${apps} apps, one free toolkit`,
    heading: defaultContent("products").hero.title,
    alt: `${apps} plants of different height on one horizon, with their roots`,
  },
  podcast: {
    kind: "The Aurea podcast",
    heading: defaultContent("podcast").hero.title,
    alt: "A radio mast on a dune at night, with rings going out from its lamp",
  },
  coaching: {
    kind: "Nine weeks in three parts",
    heading: defaultContent("coaching").hero.heading,
    alt: "A dial of nine weeks that rises over the horizon like an astrolabe",
  },
  pricing: {
    kind: "Three memberships",
    heading: defaultContent("pricing").plans.title,
    alt: "Three membership cards, the first printed and two still in outline",
  },
  corporate: {
    kind: corporate.meta.title,
    heading: corporate.hero.title,
    alt: corporateLabels.hero,
  },
  quiz: {
    kind: "Five questions, 5 minutes, free",
    heading: quiz.heading,
    alt: "Four arched plates: a gate, a pair of dividers, a mask and a star over a path",
  },
};

const plates = archetypeIds.map((id): [Archetype, LinkPicture] => {
  const { name, subtitle } = archetypes[id];
  return [
    id,
    { kind: archetypePage.kind, heading: name, text: subtitle, alt: archetypePage.pictureAlt(name) },
  ];
});

/** After a change, `npm run media og` paints the previews in public/media/og again. */
export const linkPictures = { ...pages, ...Object.fromEntries(plates) } as Record<
  LinkPictureName,
  LinkPicture
>;
