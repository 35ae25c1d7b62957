import { pageUrl } from "../page-url";
import { DeskLink } from "./desk-link";
import { filterBar, filterLink } from "./filter-look";
import { FilterSelect } from "./filter-select";

type FilterLinksProps = {
  label: string;
  path: string;
  /** The query parameter of the filter. */
  name: string;
  current?: string;
  items: readonly { value?: string; label: string }[];
  /** Other query parameters to keep, such as the search. */
  keep?: Record<string, string | undefined>;
  place?: "list" | "sheet" | "bar";
};

const few = 4;

export function FilterLinks({ label, path, name, current, items, keep = {}, place }: FilterLinksProps) {
  const links = items.map((item) => ({
    href: pageUrl(path, { [name]: item.value, ...keep }),
    label: item.label,
    isCurrent: item.value === current,
  }));
  const isMany = links.length > few;
  return (
    <>
      <nav className={filterBar({ place, isMany })} aria-label={label}>
        {links.map(({ href, label, isCurrent }) => (
          <DeskLink
            key={href}
            href={href}
            className={filterLink}
            aria-current={isCurrent ? "true" : undefined}
          >
            {label}
          </DeskLink>
        ))}
      </nav>
      {isMany ? <FilterSelect label={label} items={links} /> : null}
    </>
  );
}
