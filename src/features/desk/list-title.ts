import { desk } from "@/content/desk";

export type PageParams = { cursor?: string; page?: string };

type ListShown = PageParams & {
  list: string;
  q?: string;
  /** The labels of the chosen filter and order. Values of the address that have no label are left out. */
  chosen?: readonly unknown[];
};

const lastNumbered = 9_999;

/** Returns the number of the page from its link, or null if the link has none. */
export function readPageNumber({ cursor, page }: PageParams) {
  if (!cursor) return 1;
  const number = Number(page);
  return Number.isInteger(number) && number > 1 && number <= lastNumbered ? number : null;
}

/**
 * Returns a title that differs for each search, filter, order and page, because screen readers announce a navigation
 * only if the title changes. The page's heading contains it too: Next announces the heading if the title is late.
 */
export function titleOfList({ list, q, chosen = [], cursor, page }: ListShown) {
  const { found, filtered, onPage } = desk.listTitle;
  const labels = chosen.filter((label) => typeof label === "string");
  const query = typeof q === "string" ? q.trim() : "";
  const number = readPageNumber({ cursor, page });
  const name = query ? found(query, list) : list;
  const title = labels.length ? filtered(name, labels) : name;
  return { title: number && number > 1 ? onPage(title, number) : title };
}
