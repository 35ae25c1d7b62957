export const pageChange = "page-change";
