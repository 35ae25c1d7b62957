/**
 * The number of apps at the top of the ranked list that are drawn as leaves, and of the next apps, drawn as sprouts;
 * the rest are drawn as seeds.
 */
export const groupSizes = { leaf: 2, sprout: 3 } as const;
