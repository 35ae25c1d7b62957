import { deskCaught } from "@/content/desk-caught";
import { dayAndTime } from "@/lib/calendar";
import type { CaughtRow } from "../list-service";
import { ReleaseButton } from "./release-button";

function SentFields({ fields }: Pick<CaughtRow, "fields">) {
  if (fields.length === 0) return <span className="note">{deskCaught.nothingSent}</span>;
  return (
    <dl className="caught-fields">
      {fields.map(({ name, text }) => (
        <div key={name}>
          <dt>{deskCaught.fields[name]}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function CaughtItem({ caught }: { caught: CaughtRow }) {
  const { id, form, reason, name, email, fields, createdAt } = caught;
  const why = deskCaught.reasons[reason] ?? deskCaught.otherReason;
  return (
    <li className="caught-item">
      <div className="caught-item__who">
        <h3>{name ?? deskCaught.noName}</h3>
        <p>{email}</p>
        <p className="note">
          {deskCaught.forms[form] ?? deskCaught.otherForm},{" "}
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

export function CaughtList({ list, query }: { list: CaughtRow[]; query?: string }) {
  if (list.length === 0) {
    return <p className="desk-empty">{query ? deskCaught.notFound(query) : deskCaught.empty}</p>;
  }
  return (
    <ul className="caught-list">
      {list.map((caught) => (
        <CaughtItem key={caught.id} caught={caught} />
      ))}
    </ul>
  );
}
