import { pageUrl } from "../page-url";
import { DeskLink } from "./desk-link";
import { filterBar, filterLink } from "./filter-look";

type FilterLinksProps = {
  label: string;
  path: string;
  /** The name of the filter in the address. */
  name: string;
  current?: string;
  items: readonly { value?: string; label: string }[];
  /** What else the address says, such as the search. */
  keep?: Record<string, string | undefined>;
  place?: "list" | "sheet" | "bar";
};

/** A row of links that narrow a list; the one that is followed is marked. */
export function FilterLinks({ label, path, name, current, items, keep = {}, place }: FilterLinksProps) {
  return (
    <nav className={filterBar({ place })} aria-label={label}>
      {items.map((item) => (
        <DeskLink
          key={item.value ?? ""}
          href={pageUrl(path, { [name]: item.value, ...keep })}
          className={filterLink}
          aria-current={item.value === current ? "true" : undefined}
        >
          {item.label}
        </DeskLink>
      ))}
    </nav>
  );
}
