import { desk } from "@/content/desk";
import { type PageParams, readPageNumber } from "../list-title";
import { buildPageUrl } from "../page-url";
import { DeskLink } from "./desk-link";

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
