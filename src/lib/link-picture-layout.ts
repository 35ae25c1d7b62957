import type { LinkPictureName } from "@/content/link-pictures";
import { type TierId, tierIds } from "@/content/tiers";

/** The line height and the letter spacing are relative to the font size. */
export const linkPictureType = {
  kind: { lineHeight: 1.2, spacing: 0, isItalic: true },
  heading: { lineHeight: 1.02, spacing: -0.026, isItalic: false },
  text: { lineHeight: 1.25, spacing: 0, isItalic: false },
} as const;

export const linkPictureTones = {
  sand: { ground: "#faf5ec", ink: "#10262b", gold: "#7e5617", line: "#b9832f" },
  night: { ground: "#10262b", ink: "#faf5ec", gold: "#ddb772", line: "#ddb772" },
} as const;

/** A price starts at `left` or ends at `right`; `maxWidth` is in pixels. */
type PricePlace = { size: number; top: number; maxWidth: number } & ({ left: number } | { right: number });

type Layout = {
  tone: keyof typeof linkPictureTones;
  left: number;
  top: number;
  width: number;
  /** The position at which the text must end, above the brand or the drawing. */
  bottom: number;
  /** The font sizes of the texts, and the spaces above the second and third text. */
  kind: number;
  heading: number;
  gap: number;
  text: number;
  textGap: number;
  isKindBelow: boolean;
  /** The prices are in the order of the memberships. */
  prices: readonly PricePlace[];
};

const usual: Layout = {
  tone: "sand",
  left: 68,
  top: 64,
  width: 640,
  bottom: 510,
  kind: 33,
  heading: 84,
  gap: 16,
  text: 38,
  textGap: 24,
  isKindBelow: false,
  prices: [],
};

const prices: readonly PricePlace[] = [
  { left: 608, top: 489.5, size: 42, maxWidth: 220 },
  { right: 1084, top: 187, size: 28, maxWidth: 197 },
  { right: 1110, top: 97, size: 28, maxWidth: 219 },
];
const archetype = { left: 508, width: 624, top: 176, heading: 96 };

const own: Record<LinkPictureName, Partial<Layout>> = {
  site: { tone: "night", top: 76, width: 520, heading: 168, kind: 46, gap: 12, isKindBelow: true },
  home: { top: 54, bottom: 330 },
  about: { width: 520 },
  lounge: { width: 430 },
  products: { width: 420, bottom: 470 },
  podcast: { tone: "night", width: 560, heading: 104, bottom: 350 },
  coaching: { tone: "night", width: 460 },
  pricing: { width: 500, prices },
  corporate: { width: 580, heading: 72 },
  quiz: { tone: "night", width: 1064, heading: 66, gap: 12, bottom: 235 },
  guardian: archetype,
  architect: archetype,
  performer: archetype,
  traveler: archetype,
};

/**
 * Returns the layout in pixels of the 1200 × 630 picture. `npm run media og` renders the default text in these places,
 * and the server draws changed texts in them.
 */
export function linkPictureLayout(name: LinkPictureName): Layout {
  return { ...usual, ...own[name] };
}

/**
 * Returns the colour of a price. It is light on the filled cards, which are those of the Explorer and of open
 * memberships.
 */
export function getPriceColour(index: number, open: readonly TierId[] = []) {
  const isFilled = index === 0 || open.some((id) => id === tierIds[index]);
  return linkPictureTones[isFilled ? "night" : "sand"].gold;
}
