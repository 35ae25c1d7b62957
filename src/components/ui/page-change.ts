/** This constant has its own file, because server components cannot read constants of a client file. */
export const pageChange = "page-change";
