/** Counting stops here: beyond it only "more" matters, and a page must stay quick. */
export const countedTo = 1_000;
