/** How many apps lead the list in leaf, and how many sprout behind them; the rest was just sown. */
export const groupSizes = { leaf: 2, sprout: 3 } as const;
