import { deskHeld, heldReasons } from "@/content/desk-held";
import { DeskEmpty } from "../../components/desk-empty";
import { Moment } from "../../components/moment";
import type { HeldRow } from "../list-service";
import styles from "./held-list.module.css";
import { ReleaseButton } from "./release-button";

function SentFields({ fields }: Pick<HeldRow, "fields">) {
  if (fields.length === 0) return <span className="note">{deskHeld.nothingSent}</span>;
  return (
    <dl className="grid gap-[0.6rem]">
      {fields.map(({ name, text }) => (
        <div key={name}>
          <dt className="text-ink-2 text-small">{deskHeld.fields[name]}</dt>
          <dd className="max-w-[42em] whitespace-pre-line text-base leading-[1.45]">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function HeldItem({ held }: { held: HeldRow }) {
  const { id, form, reason, name, email, fields, createdAt } = held;
  const why = deskHeld.reasons[reason] ?? deskHeld.otherReason;
  return (
    <li className={styles.item}>
      <div className="text-base leading-[1.4]">
        <h3>{name ?? deskHeld.noName}</h3>
        <p>{email}</p>
        <p className="note leading-[1.4]">
          {deskHeld.forms[form] ?? deskHeld.otherForm}, <Moment at={createdAt} />
        </p>
      </div>
      <div>
        <SentFields fields={fields} />
        <p className="mt-2 text-ink-2 text-small leading-[1.4]">{why.text}</p>
      </div>
      <ReleaseButton id={id} email={email} />
    </li>
  );
}

export function HeldList({ list, query }: { list: HeldRow[]; query?: string }) {
  if (list.length === 0) {
    return <DeskEmpty>{query ? deskHeld.notFound(query) : deskHeld.empty}</DeskEmpty>;
  }
  return (
    <ul>
      {list.map((held) => (
        <HeldItem key={held.id} held={held} />
      ))}
    </ul>
  );
}

type ReasonCountsProps = { counts: Record<string, number>; isCut: boolean };

export function ReasonCounts({ counts, isCut }: ReasonCountsProps) {
  return (
    <>
      <dl className="grid grid-cols-2 gap-s4">
        {heldReasons.map((reason) => (
          <div key={reason}>
            <dt className="text-ink-2 text-small">{deskHeld.reasons[reason]?.label}</dt>
            <dd className="font-display text-[2rem] lining-nums leading-[1.1]">{counts[reason] ?? 0}</dd>
          </div>
        ))}
      </dl>
      {isCut ? <p className="note">{deskHeld.counts.cut}</p> : null}
    </>
  );
}
