import { clsx } from "clsx";
import { Badge } from "@/components/ui/badge";
import { Message } from "@/components/ui/message";
import { deskWaitlist as text } from "@/content/desk-waitlist";
import { formatDate } from "@/lib/calendar";
import { countText } from "@/lib/count-limit";
import { formatEmail } from "@/lib/format-email";
import { shortenText } from "@/lib/text-normalization";
import { DeskCard, Moment } from "../../components/desk-panel";
import { type DeskCells, DeskTable } from "../../components/desk-table";
import { FilterLinks } from "../../components/filter-links";
import { buildPageUrl } from "../../page-url";
import type { ListEntriesInput } from "../../schema";
import type { Entry } from "../service";
import { RowActions, SelectBox } from "./entry-actions";

const quote =
  "block max-w-[34em] whitespace-pre-line font-aside text-[1.0625rem] text-ink-2 italic leading-[1.45]";
const toggle =
  "inline-block py-2 font-strong text-lagoon text-small underline decoration-1 decoration-gold underline-offset-[0.25em]";
const shownAtOnce = 150;

function Motivation({ motivation }: Pick<Entry, "motivation">) {
  if (!motivation) return <span className="text-ink-2 text-small">{text.quote.none}</span>;
  if (motivation.length <= shownAtOnce + 30)
    return (
      <q className={quote} dir="auto">
        {motivation}
      </q>
    );
  return (
    <details className="group">
      <summary className="min-h-11">
        <q className={clsx(quote, "group-open:hidden")} dir="auto">
          {shortenText(motivation, shownAtOnce)}
        </q>
        <span className={clsx(toggle, "group-open:hidden")}>{text.quote.all}</span>
        <span className={clsx(toggle, "not-group-open:hidden")}>{text.quote.less}</span>
      </summary>
      <q className={quote} dir="auto">
        {motivation}
      </q>
    </details>
  );
}

const tones: Record<string, "gold" | "ok" | "plain"> = { waiting: "gold", invited: "ok" };

function canInvite({ status, notified }: Entry) {
  return status === "waiting" && !notified;
}

function describeSince({ status, notified, notifiedAt, leftAt }: Entry) {
  if (status === "left" && leftAt) return `${text.on.left} ${formatDate(leftAt)}`;
  if (status === "invited" && notifiedAt) return `${text.on.invited} ${formatDate(notifiedAt)}`;
  return status === "waiting" && notified ? text.invitedBefore : null;
}

const pickPerson = ({ id, name, email }: Entry) => ({ id, name, email });

const below = "max-[80rem]:col-[-3/-1] max-[80rem]:text-left";

const cells: DeskCells<Entry, keyof typeof text.columns> = {
  select: {
    className: "min-[80rem]:w-11 min-[80rem]:py-[0.2rem] max-[80rem]:-mt-2.5",
    isHeadingHidden: true,
    show: (entry) =>
      canInvite(entry) ? (
        <SelectBox people={[pickPerson(entry)]}>
          <span className="sr-only">{text.select(entry.name)}</span>
        </SelectBox>
      ) : null,
  },
  person: {
    className:
      "min-[80rem]:w-[24%] max-[80rem]:col-[-3/-2] max-[80rem]:text-left max-[80rem]:text-base max-[80rem]:text-ink",
    show: ({ name, email }) => (
      <>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>{formatEmail(email)}</small>
      </>
    ),
  },
  joined: {
    className: `${below} min-[80rem]:w-42 max-[80rem]:text-ink-2 max-[80rem]:text-small`,
    show: ({ submittedAt }) => <Moment at={submittedAt} />,
  },
  motivation: { className: `${below} max-[80rem]:my-[0.35rem]`, show: (entry) => <Motivation {...entry} /> },
  status: {
    className:
      "min-[80rem]:w-32 max-[80rem]:col-[-2/-1] max-[80rem]:row-start-1 min-[18rem]:max-[80rem]:text-right",
    show: (entry) => (
      <>
        <Badge tone={tones[entry.status]}>{text.statuses[entry.status] ?? entry.status}</Badge>
        {describeSince(entry) ? <small>{describeSince(entry)}</small> : null}
      </>
    ),
  },
  actions: {
    className: `${below} min-[80rem]:w-46 min-[80rem]:[&:is(td)]:py-[0.35rem]`,
    show: (entry) =>
      entry.status === "left" ? null : <RowActions person={pickPerson(entry)} canInvite={canInvite(entry)} />,
  },
};

const { columns, caption, empty, filters, order: orders, file } = text;
const { select: _, ...withoutBoxes } = columns;

type EntryFiltersProps = {
  counts: { waiting: number; invited: number; left: number };
  params: Record<"status" | "order" | "q", string | undefined>;
  /** Whether the export failed and redirected back to this page. */
  hasFileFailed: boolean;
};

export function EntryFilters({ counts, params, hasFileFailed }: EntryFiltersProps) {
  const fileHref = (separator?: "semicolon") =>
    buildPageUrl("/api/desk/waiting-list.csv", { ...params, separator });
  return (
    <div className="my-s4 flex flex-wrap items-center gap-x-10 gap-y-2">
      <FilterLinks
        place="bar"
        label={filters.label}
        name="status"
        params={params}
        items={[
          { label: `${filters.waiting} ${countText(counts.waiting)}` },
          { value: "invited", label: `${filters.invited} ${countText(counts.invited)}` },
          { value: "left", label: `${filters.left} ${countText(counts.left)}` },
          { value: "all", label: filters.all },
        ]}
      />
      <FilterLinks
        place="bar"
        label={orders.label}
        name="order"
        params={params}
        items={[{ label: orders.newest }, { value: "oldest", label: orders.oldest }]}
      />
      <p className="flex flex-wrap gap-x-6 tab:ml-auto print:hidden">
        {/* These are plain links, because browsers show the progress of a download and can cancel it. */}
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

type EntryTableProps = { rows: Entry[]; status?: ListEntriesInput["status"]; query?: string };

export function EntryTable({ rows, status = "waiting", query }: EntryTableProps) {
  const people = rows.filter(canInvite).map(pickPerson);
  const hasBoxes = people.length > 0;
  return (
    <DeskCard>
      {hasBoxes ? (
        <SelectBox people={people} className="mb-1 text-base">
          {text.selectAll}
        </SelectBox>
      ) : null}
      <DeskTable
        className={
          hasBoxes
            ? "max-[80rem]:[&_tr]:grid-cols-[2rem_minmax(0,1fr)_auto] max-[18rem]:[&_tr]:flex max-[18rem]:[&_tr]:flex-col"
            : undefined
        }
        caption={caption}
        headings={hasBoxes ? columns : withoutBoxes}
        cells={cells}
        rows={rows}
        empty={query ? empty.found(query, status === "all") : empty[status]}
      />
    </DeskCard>
  );
}
