/**
 * How many apps at the top of the ranked list are drawn as leaves, and how many below them as sprouts; the rest are
 * drawn as seeds.
 */
export const groupSizes = { leaf: 2, sprout: 3 } as const;
