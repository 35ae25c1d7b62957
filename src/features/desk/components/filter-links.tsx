import { addressOf } from "../address";
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
  isTight?: boolean;
  className?: string;
};

/** A row of links that narrow a list; the one that is followed is marked. */
export function FilterLinks({
  label,
  path,
  name,
  current,
  items,
  keep = {},
  isTight,
  className,
}: FilterLinksProps) {
  return (
    <nav className={filterBar({ isTight, className })} aria-label={label}>
      {items.map((item) => (
        <DeskLink
          key={item.value ?? ""}
          href={addressOf(path, { [name]: item.value, ...keep })}
          className={filterLink}
          aria-current={item.value === current ? "true" : undefined}
        >
          {item.label}
        </DeskLink>
      ))}
    </nav>
  );
}
