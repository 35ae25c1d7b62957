import { desk } from "@/content/desk";
import { deskWaitlist } from "@/content/desk-waitlist";
import { FilterLinks } from "../../components/filter-links";
import { countText } from "../../count-limit";

type EntryFiltersProps = {
  counts: { waiting: number; invited: number; left: number };
  status?: string;
  order?: string;
  query?: string;
};

const { filters, order: orders, download } = deskWaitlist;
const path = desk.pages.waitlist.href;

function fileHref(status: string | undefined, query: string | undefined) {
  const given = new URLSearchParams({ status: status ?? "waiting", ...(query ? { q: query } : {}) });
  return `/api/desk/waiting-list.csv?${given}`;
}

/** Which entries are shown, in what order, and the same as a file. */
export function EntryFilters({ counts, status, order, query }: EntryFiltersProps) {
  return (
    <div className="my-s4 flex flex-wrap items-center gap-x-10">
      <FilterLinks
        place="bar"
        label={filters.label}
        path={path}
        name="status"
        current={status}
        items={[
          { label: `${filters.waiting} ${countText(counts.waiting)}` },
          { value: "invited", label: `${filters.invited} ${countText(counts.invited)}` },
          { value: "left", label: `${filters.left} ${countText(counts.left)}` },
          { value: "all", label: filters.all },
        ]}
        keep={{ q: query, order }}
      />
      <FilterLinks
        place="bar"
        label={orders.label}
        path={path}
        name="order"
        current={order}
        items={[{ label: orders.newest }, { value: "oldest", label: orders.oldest }]}
        keep={{ status, q: query }}
      />
      <a className="textlink tab:ml-auto" href={fileHref(status, query)}>
        {download}
      </a>
    </div>
  );
}
