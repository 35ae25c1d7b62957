export const opensNewTab = "opens in a new tab";
