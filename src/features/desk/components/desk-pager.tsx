import { desk } from "@/content/desk";
import { buildPageUrl } from "../page-url";
import { DeskLink } from "./desk-link";

export type PageParams = { cursor?: string; page?: string };

type ListShown = PageParams & {
  list: string;
  q?: string;
  /** The labels of the chosen filter and order; an unknown value in the address has no label and is left out. */
  chosen?: readonly unknown[];
};

const lastNumbered = 9_999;

/** Returns the page number: 1 without a cursor, or null if the link's number is missing or invalid. */
function readPageNumber({ cursor, page }: PageParams) {
  if (!cursor) return 1;
  const number = Number(page);
  return Number.isInteger(number) && number > 1 && number <= lastNumbered ? number : null;
}

/**
 * Returns a title that differs for each search, filter, order and page, because screen readers announce a navigation
 * only if the title changes. The page's heading contains the same text, because Next announces the heading if the title
 * is late.
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

type DeskPagerProps = PageParams & {
  path: string;
  /** The query without the cursor: filter, sort and search. */
  params: Record<string, string | undefined>;
  next: string | null;
};

export function DeskPager({ path, params, cursor, page, next }: DeskPagerProps) {
  if (!cursor && !next) return null;
  const number = readPageNumber({ cursor, page });
  const nextPage = number ? `${number + 1}` : undefined;
  return (
    <nav
      className="mt-s4 flex justify-end gap-s5 print:hidden [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-strong"
      aria-label={desk.pager.label}
    >
      {cursor ? <DeskLink href={buildPageUrl(path, params)}>{desk.pager.newer}</DeskLink> : null}
      {next ? (
        <DeskLink href={buildPageUrl(path, { ...params, cursor: next, page: nextPage })}>
          {desk.pager.older}
        </DeskLink>
      ) : null}
    </nav>
  );
}
