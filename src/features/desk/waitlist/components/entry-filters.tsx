import { Message } from "@/components/ui/message";
import { desk } from "@/content/desk";
import { deskWaitlist } from "@/content/desk-waitlist";
import { FilterLinks } from "../../components/filter-links";
import { countText } from "../../count-limit";
import { pageUrl } from "../../page-url";

type EntryFiltersProps = {
  counts: { waiting: number; invited: number; left: number };
  status?: string;
  order?: string;
  query?: string;
  /** a file was asked for, and the page came back without it */
  hasFileFailed: boolean;
};

const { filters, order: orders, file } = deskWaitlist;
const path = desk.pages.waitlist.href;

/** Which entries are shown, in what order, and the same as a file. */
export function EntryFilters({ counts, status, order, query, hasFileFailed }: EntryFiltersProps) {
  const fileHref = (separator?: "semicolon") =>
    pageUrl("/api/desk/waiting-list.csv", { status, q: query, order, separator });
  return (
    <div className="my-s4 flex flex-wrap items-center gap-x-10 gap-y-2">
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
      <p className="flex flex-wrap gap-x-6 tab:ml-auto">
        {/* Plain links: the browser shows how far a download has come, and stops it. */}
        <a className="textlink" href={fileHref()}>
          {file.download}
        </a>
        <a className="textlink" href={fileHref("semicolon")}>
          {file.withSemicolons}
        </a>
      </p>
      {hasFileFailed ? (
        <Message tone="error" className="w-full">
          {file.failed}
        </Message>
      ) : null}
    </div>
  );
}
