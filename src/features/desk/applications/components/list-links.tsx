import { desk } from "@/content/desk";
import { applicationWords } from "@/content/desk-applications";
import { DeskCount } from "../../components/desk-count";
import { DeskLink } from "../../components/desk-link";
import { pageUrl } from "../../page-url";
import { type ListFilter, type ListSort, listFilters, listSorts } from "../schema";

const { filters, sorts, statuses } = applicationWords;
const path = desk.pages.applications.href;

type ListLinksProps = {
  filter: ListFilter;
  sort: ListSort;
  query?: string;
  counts: Record<ListFilter, number>;
};

/** Which applications are shown and in what order, as links; the search is kept. */
export function ListLinks({ filter, sort, query, counts }: ListLinksProps) {
  const labels = { ...statuses, awaiting: filters.awaiting, all: filters.all };
  const named = (status: ListFilter) => (status === "awaiting" ? undefined : status);
  return (
    <div className="ap-links">
      <nav className="desk-filters" aria-label={filters.label}>
        {listFilters.map((item) => (
          <DeskLink
            key={item}
            href={pageUrl(path, { status: named(item), q: query })}
            aria-current={item === filter ? "page" : undefined}
          >
            {labels[item]}
            {query ? null : <DeskCount count={counts[item]} />}
          </DeskLink>
        ))}
      </nav>
      <nav className="ap-sorts" aria-label={sorts.label}>
        <span aria-hidden="true">{sorts.label}</span>
        {listSorts.map((item) => (
          <DeskLink
            key={item}
            href={pageUrl(path, { status: named(filter), q: query, sort: item })}
            aria-current={item === sort ? "true" : undefined}
          >
            {sorts[item]}
          </DeskLink>
        ))}
      </nav>
    </div>
  );
}
