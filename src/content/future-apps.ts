import { type FutureAppSlug, futureAppSlugs } from "./future-app-slugs";

// sample: names are the spec's; a coach confirms every promise before launch
const words = {
  "eq-vitamins": {
    name: "EQ Vitamins",
    promise: "One small practice with breakfast. Nothing to swallow.",
    art: "capsule",
  },
  "sleep-stories": {
    name: "Sleep Stories",
    promise: "A slow voice, a long road, and no ending you have to stay awake for.",
    art: "crescent",
  },
  "mental-rehearsal": {
    name: "Mental Rehearsal",
    promise: "Walk through tomorrow’s hard quarter of an hour tonight, sitting down.",
    art: "metronome",
  },
  "conversation-scripts": {
    name: "Conversation Scripts",
    promise: "The first sentence of the talk you keep moving to next week.",
    art: "chairs",
  },
  "reaction-rewind": {
    name: "Reaction Rewind",
    promise: "Play the argument back to the second before your voice went up.",
    art: "spiral",
  },
  "mindful-moments": {
    name: "Mindful Moments",
    promise: "A minute at the stop, a minute in the lift. Minutes you already have.",
    art: "drop",
  },
  "mind-gardener": {
    name: "Mind Gardener",
    promise: "Plant one thought a day. See which ones you keep watering.",
    art: "sprout",
  },
  "daily-gratitude-lens": {
    name: "Daily Gratitude Lens",
    promise: "One picture a day of something that did not go wrong.",
    art: "lens",
  },
  "nuchtere-noot": {
    name: "Nuchtere Noot",
    promise: "One sober line, in Dutch, for when the evening gets loud.",
    art: "walnut",
  },
} as const satisfies Record<FutureAppSlug, object>;

export type FutureApp = { slug: FutureAppSlug } & (typeof words)[FutureAppSlug];

export const futureApps: readonly FutureApp[] = futureAppSlugs.map((slug) => ({ slug, ...words[slug] }));
