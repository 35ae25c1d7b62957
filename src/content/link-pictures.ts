import { capitalised, numberWord } from "@/lib/number-words";
import { archetypePage } from "./archetype-page";
import { type Archetype, archetypeIds, archetypes } from "./archetypes";
import { coaching } from "./coaching";
import { corporate } from "./corporate";
import { futureApps } from "./future-apps";
import { home } from "./home";
import { lounge } from "./lounge";
import { podcast } from "./podcast";
import { pricing } from "./pricing";
import { products } from "./products";
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

const apps = capitalised(numberWord(futureApps.length));

const pages: Record<PageName, LinkPicture> = {
  site: {
    kind: site.tagline,
    heading: site.name,
    alt: "A night sky over dunes, with a constellation that climbs to the right",
  },
  home: {
    kind: site.tagline,
    heading: home.hero.heading,
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
    heading: products.hero.title,
    alt: `${apps} plants of different height on one horizon, with their roots`,
  },
  podcast: {
    kind: "The Aurea podcast",
    heading: podcast.hero.title,
    alt: "A radio mast on a dune at night, with rings going out from its lamp",
  },
  coaching: {
    kind: "Nine weeks in three parts",
    heading: coaching.hero.heading,
    alt: "A dial of nine weeks that rises over the horizon like an astrolabe",
  },
  pricing: {
    kind: "Three memberships",
    heading: pricing.plans.title,
    alt: "Three membership cards, the first printed and two still in outline",
  },
  corporate: {
    kind: corporate.meta.title,
    heading: corporate.hero.title,
    alt: corporate.hero.picture,
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
