// sample: names are the spec's; a coach confirms every promise before launch
export const futureApps = [
  {
    slug: "eq-vitamins",
    name: "EQ Vitamins",
    promise: "One small practice with breakfast. Nothing to swallow.",
    art: "capsule",
  },
  {
    slug: "sleep-stories",
    name: "Sleep Stories",
    promise: "A slow voice, a long road, and no ending you have to stay awake for.",
    art: "crescent",
  },
  {
    slug: "mental-rehearsal",
    name: "Mental Rehearsal",
    promise: "Walk through tomorrow’s hard quarter of an hour tonight, sitting down.",
    art: "metronome",
  },
  {
    slug: "conversation-scripts",
    name: "Conversation Scripts",
    promise: "The first sentence of the talk you keep moving to next week.",
    art: "chairs",
  },
  {
    slug: "reaction-rewind",
    name: "Reaction Rewind",
    promise: "Play the argument back to the second before your voice went up.",
    art: "spiral",
  },
  {
    slug: "mindful-moments",
    name: "Mindful Moments",
    promise: "A minute at the stop, a minute in the lift. Minutes you already have.",
    art: "drop",
  },
  {
    slug: "mind-gardener",
    name: "Mind Gardener",
    promise: "Plant one thought a day. See which ones you keep watering.",
    art: "sprout",
  },
  {
    slug: "daily-gratitude-lens",
    name: "Daily Gratitude Lens",
    promise: "One picture a day of something that did not go wrong.",
    art: "lens",
  },
  {
    slug: "nuchtere-noot",
    name: "Nuchtere Noot",
    promise: "One sober line, in Dutch, for when the evening gets loud.",
    art: "walnut",
  },
] as const;

/** How many apps lead the list in leaf, and how many sprout behind them; the rest was just sown. */
export const groupSizes = { leaf: 2, sprout: 3 } as const;

export type FutureApp = (typeof futureApps)[number];
export type FutureAppSlug = FutureApp["slug"];
