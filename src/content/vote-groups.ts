/**
 * The number of apps at the head of the list drawn with leaves, and of those after them drawn as sprouts; the rest are
 * seeds.
 */
export const groupSizes = { leaf: 2, sprout: 3 } as const;
