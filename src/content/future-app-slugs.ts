/** The future apps, in the order of the page before anybody has voted. On its own: what counts votes carries no more. */
export const futureAppSlugs = [
  "eq-vitamins",
  "sleep-stories",
  "mental-rehearsal",
  "conversation-scripts",
  "reaction-rewind",
  "mindful-moments",
  "mind-gardener",
  "daily-gratitude-lens",
  "nuchtere-noot",
] as const;

export type FutureAppSlug = (typeof futureAppSlugs)[number];

/** How many apps lead the list in leaf, and how many sprout behind them; the rest was just sown. */
export const groupSizes = { leaf: 2, sprout: 3 } as const;
