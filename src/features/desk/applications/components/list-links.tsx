import { desk } from "@/content/desk";
import { deskApplications } from "@/content/desk-applications";
import { classNames } from "@/lib/class-names";
import { DeskCount } from "../../components/desk-count";
import { DeskLink } from "../../components/desk-link";
import { filterBar, filterLink, sortLink } from "../../components/filter-look";
import { FilterSelect } from "../../components/filter-select";
import { pageUrl } from "../../page-url";
import { type ListFilter, type ListSort, listFilters, listSorts } from "../schema";

const { filters, sorts, statuses } = deskApplications;
const path = desk.pages.applications.href;

type ListLinksProps = {
  filter: ListFilter;
  sort: ListSort;
  /** the order that was chosen, where it is not just the usual one of the filter */
  chosen?: ListSort;
  query?: string;
  counts: Record<ListFilter, number>;
};

/** Which applications are shown and in what order, as links; the search is kept, and a chosen order. */
export function ListLinks({ filter, sort, chosen, query, counts }: ListLinksProps) {
  const labels = { ...statuses, awaiting: filters.awaiting, all: filters.all };
  const named = (status: ListFilter) => (status === "awaiting" ? undefined : status);
  const hrefOf = (item: ListFilter) => pageUrl(path, { status: named(item), q: query, sort: chosen });
  return (
    <div className="my-s4 flex flex-wrap items-center justify-between gap-x-8">
      <nav className={filterBar({ place: "bar", isMany: true })} aria-label={filters.label}>
        {listFilters.map((item) => (
          <DeskLink
            key={item}
            className={classNames(filterLink, "gap-[0.4rem]")}
            href={hrefOf(item)}
            aria-current={item === filter ? "page" : undefined}
          >
            {labels[item]}
            {query ? null : <DeskCount className="text-gold-ink" count={counts[item]} />}
          </DeskLink>
        ))}
      </nav>
      <FilterSelect
        label={filters.label}
        items={listFilters.map((item) => ({
          href: hrefOf(item),
          label: query ? labels[item] : `${labels[item]} (${counts[item]})`,
          isCurrent: item === filter,
        }))}
      />
      <nav className="flex items-center gap-4 text-small" aria-label={sorts.label}>
        <span className="text-ink-2" aria-hidden="true">
          {sorts.label}
        </span>
        {listSorts.map((item) => (
          <DeskLink
            key={item}
            className={sortLink}
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
