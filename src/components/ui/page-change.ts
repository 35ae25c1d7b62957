/** The view transition type of a page change. */
export const pageChange = "page-change";
