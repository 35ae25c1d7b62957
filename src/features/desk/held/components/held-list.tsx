import { deskHeld } from "@/content/desk-held";
import { dayAndTime } from "@/lib/calendar";
import type { HeldRow } from "../list-service";
import { ReleaseButton } from "./release-button";

function SentFields({ fields }: Pick<HeldRow, "fields">) {
  if (fields.length === 0) return <span className="note">{deskHeld.nothingSent}</span>;
  return (
    <dl className="caught-fields">
      {fields.map(({ name, text }) => (
        <div key={name}>
          <dt>{deskHeld.fields[name]}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function HeldItem({ held }: { held: HeldRow }) {
  const { id, form, reason, name, email, fields, createdAt } = held;
  const why = deskHeld.reasons[reason] ?? deskHeld.otherReason;
  return (
    <li className="caught-item">
      <div className="caught-item__who">
        <h3>{name ?? deskHeld.noName}</h3>
        <p>{email}</p>
        <p className="note">
          {deskHeld.forms[form] ?? deskHeld.otherForm},{" "}
          <time dateTime={createdAt.toISOString()}>{dayAndTime(createdAt)}</time>
        </p>
      </div>
      <div className="caught-item__sent">
        <SentFields fields={fields} />
        <p className="caught-item__why">{why.text}</p>
      </div>
      <ReleaseButton id={id} email={email} />
    </li>
  );
}

export function HeldList({ list, query }: { list: HeldRow[]; query?: string }) {
  if (list.length === 0) {
    return <p className="desk-empty">{query ? deskHeld.notFound(query) : deskHeld.empty}</p>;
  }
  return (
    <ul className="caught-list">
      {list.map((held) => (
        <HeldItem key={held.id} held={held} />
      ))}
    </ul>
  );
}
