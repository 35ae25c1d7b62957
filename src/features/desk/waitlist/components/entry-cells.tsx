import { Badge } from "@/components/ui/badge";
import { deskWaitlist as words } from "@/content/desk-waitlist";
import { shortDay } from "@/lib/calendar";
import { classNames } from "@/lib/class-names";
import type { DeskCells } from "../../components/desk-table";
import { Moment } from "../../components/moment";
import type { Entry } from "../service";
import styles from "./entry-table.module.css";
import { RowActions } from "./row-actions";
import { SelectBox } from "./select-box";

const quote =
  "block max-w-[34em] whitespace-pre-line font-aside text-[1.0625rem] text-ink-2 italic leading-[1.45]";
const toggle =
  "inline-block py-2 font-strong text-lagoon text-small underline decoration-1 decoration-gold underline-offset-[0.25em]";
const shownAtOnce = 150;

function beginningOf(text: string) {
  const cut = text.slice(0, shownAtOnce);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), shownAtOnce - 30)).trimEnd()}…`;
}

/** Shows the beginning of a long text until it is opened. */
function Quote({ text }: { text: string | null }) {
  if (!text) return <span className="text-ink-2 text-small">{words.quote.none}</span>;
  if (text.length <= shownAtOnce + 30) return <q className={quote}>{text}</q>;
  return (
    <details className="group">
      <summary className="min-h-11">
        <q className={classNames(quote, "group-open:hidden")}>{beginningOf(text)}</q>
        <span className={classNames(toggle, "group-open:hidden")}>{words.quote.all}</span>
        <span className={classNames(toggle, "not-group-open:hidden")}>{words.quote.less}</span>
      </summary>
      <q className={quote}>{text}</q>
    </details>
  );
}

const tones: Record<string, "gold" | "ok" | "plain"> = { waiting: "gold", invited: "ok" };

/** Whether an invitation may go out: it does once. */
export function canInvite({ status, notified }: Pick<Entry, "status" | "notified">) {
  return status === "waiting" && !notified;
}

function Since({ entry }: { entry: Entry }) {
  const { status, notified, notifiedAt, leftAt } = entry;
  if (status === "left" && leftAt) return <small>{`${words.on.left} ${shortDay(leftAt)}`}</small>;
  if (status === "invited" && notifiedAt)
    return <small>{`${words.on.invited} ${shortDay(notifiedAt)}`}</small>;
  return status === "waiting" && notified ? <small>{words.invitedBefore}</small> : null;
}

/** Whom an entry is about. */
export const personOf = ({ id, name, email }: Entry) => ({ id, name, email });

export const entryCells: DeskCells<Entry, keyof typeof words.columns> = {
  select: {
    className: styles.select,
    isHeadingHidden: true,
    show: (entry) => (canInvite(entry) ? <SelectBox person={personOf(entry)} /> : null),
  },
  person: {
    className: styles.person,
    show: ({ name, email }) => (
      <>
        <b>{name}</b>
        <small>{email}</small>
      </>
    ),
  },
  joined: {
    className: styles.joined,
    show: ({ submittedAt }) => <Moment at={submittedAt} />,
  },
  motivation: { className: styles.motivation, show: ({ motivation }) => <Quote text={motivation} /> },
  status: {
    className: styles.state,
    show: (entry) => (
      <>
        <Badge tone={tones[entry.status]}>{words.statuses[entry.status] ?? entry.status}</Badge>
        <Since entry={entry} />
      </>
    ),
  },
  actions: {
    className: styles.actions,
    show: (entry) =>
      entry.status === "left" ? null : <RowActions person={personOf(entry)} canInvite={canInvite(entry)} />,
  },
};
