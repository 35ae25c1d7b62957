/** The first apps of the ranked list are drawn as leaves, the next as sprouts, and the rest as seeds. */
export const groupSizes = { leaf: 2, sprout: 3 } as const;
