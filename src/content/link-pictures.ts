import { capitalise, numberWord } from "@/lib/number-words";
import { recordOf } from "@/lib/record-of";
import { archetypePage } from "./archetype-page";
import { archetypeIds, archetypes } from "./archetypes";
import { corporateLabels } from "./corporate";
import { type Contents, documentIds } from "./documents";
import { quiz } from "./quiz";
import { shownContent } from "./shown-content";
import { site } from "./site";
import { formatPrice, type TierId, tierPeriod, tiersOf } from "./tiers";

/** The prices are in the order of the memberships. */
export type LinkPicture = {
  kind: string;
  heading: string;
  text?: string;
  prices?: readonly string[];
  /** The paid memberships that are open; their cards are filled instead of outlined. */
  open?: readonly TierId[];
  alt: string;
};

const entries = documentIds.map((document) => [document, shownContent(document, {})]);
const released = Object.fromEntries(entries) as Contents;
const appsOf = ({ futureApps }: Contents) => capitalise(numberWord(futureApps.list.length));

const pages = {
  site: (content: Contents) => ({
    kind: content.site.tagline,
    heading: site.name,
    alt: "A night sky over dunes, with a constellation that climbs to the right",
  }),
  home: (content: Contents) => ({
    kind: content.site.tagline,
    heading: content.home.hero.heading,
    alt: "Dawn over an oasis, the sun on the horizon inside a drawn triangle",
  }),
  about: ({ about }: Contents) => ({
    kind: "About Aurea",
    heading: about.hero.preview,
    alt: "A track of footprints past thirteen cairns to the crest of a dune",
  }),
  lounge: ({ lounge }: Contents) => ({
    kind: lounge.method.title,
    heading: lounge.hero.title,
    alt: "A look out of a tent at a well, two palms and a low sun",
  }),
  products: (content: Contents) => ({
    kind: `${appsOf(content)} ${content.futureApps.list.length === 1 ? "app" : "apps"}, one free toolkit`,
    heading: content.products.hero.title,
    // The coach cannot change the drawing, so it has as many plants as there are default apps.
    alt: `${appsOf(released)} plants of different height on one horizon, with their roots`,
  }),
  podcast: ({ podcast }: Contents) => ({
    kind: "The Aurea podcast",
    heading: podcast.hero.title,
    alt: "A radio mast on a dune at night, with rings going out from its lamp",
  }),
  coaching: ({ coaching }: Contents) => ({
    kind: "Nine weeks in three parts",
    heading: coaching.hero.heading,
    alt: "A dial of nine weeks that rises over the horizon like an astrolabe",
  }),
  pricing: ({ pricing, offers }: Contents) => {
    const tiers = tiersOf(offers);
    const open = tiers.filter(({ id, button }) => id !== "explorer" && button.href).map(({ id }) => id);
    return {
      kind: "Three memberships",
      heading: pricing.plans.title,
      prices: tiers.map((tier) => [formatPrice(tier), tierPeriod(tier)].filter(Boolean).join(" ")),
      open,
      alt: `Three membership cards, ${["one printed and two in outline", "two printed and one in outline", "all printed"][open.length]}`,
    };
  },
  corporate: ({ corporate }: Contents) => ({
    kind: corporate.meta.title,
    heading: corporate.hero.title,
    alt: corporateLabels.hero,
  }),
  quiz: () => ({
    kind: "Five questions, 5 minutes, free",
    heading: quiz.heading,
    alt: "Four arched plates: a gate, a pair of dividers, a mask and a star over a path",
  }),
};

const pictures = {
  ...pages,
  ...recordOf(archetypeIds, (id) => (content: Contents) => {
    const { name } = archetypes[id];
    const text = content.archetypes[id].subtitle;
    return { kind: archetypePage.kind, heading: name, text, alt: archetypePage.pictureAlt(name) };
  }),
};

export type LinkPictureName = keyof typeof pictures;

export const linkPictureNames = Object.keys(pictures) as LinkPictureName[];

/** The sets of paid memberships that may be open. */
export const openMemberships: readonly TierId[][] = [
  [],
  ["adventurer"],
  ["alchemist"],
  ["adventurer", "alchemist"],
];

export const drawingOf = (name: LinkPictureName, { open = [] }: Pick<LinkPicture, "open">) =>
  [name, ...open].join("-");

/** `npm run media og` renders the default text; the server draws changed texts. */
export function linkPictureOf(name: LinkPictureName, content = released): LinkPicture {
  return pictures[name](content);
}
