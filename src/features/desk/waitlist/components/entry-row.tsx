import { Badge } from "@/components/ui/badge";
import { deskWaitlist as words } from "@/content/desk-waitlist";
import { dayAndTime, shortDay } from "@/lib/calendar";
import type { Entry } from "../service";
import styles from "./entry-table.module.css";
import { Quote } from "./quote";
import { RowActions } from "./row-actions";
import { SelectBox } from "./select-box";

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

export function EntryRow({ entry, hasBoxes }: { entry: Entry; hasBoxes: boolean }) {
  const { id, name, email, motivation, status, submittedAt } = entry;
  const person = { id, name, email };
  return (
    <tr>
      {hasBoxes ? (
        <td className={styles.select}>{canInvite(entry) ? <SelectBox person={person} /> : null}</td>
      ) : null}
      <td className={styles.person}>
        <b>{name}</b>
        <small>{email}</small>
      </td>
      <td className={styles.joined}>
        <time dateTime={submittedAt.toISOString()}>{dayAndTime(submittedAt)}</time>
      </td>
      <td className={styles.motivation}>
        <Quote text={motivation} />
      </td>
      <td className={styles.state}>
        <Badge tone={tones[status]}>{words.statuses[status] ?? status}</Badge>
        <Since entry={entry} />
      </td>
      <td className={styles.actions}>
        {status === "left" ? null : <RowActions person={person} canInvite={canInvite(entry)} />}
      </td>
    </tr>
  );
}
