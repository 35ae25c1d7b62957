/** What a change of page is called among the transitions: the only one in which a page fades into the next. */
export const pageChange = "page-change";
