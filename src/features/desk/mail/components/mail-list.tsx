import "./mail.css";
import { deskMail } from "@/content/desk-mail";
import type { LoggedMail } from "../list-service";
import { stateOf } from "../mail-words";
import { MailRow } from "./mail-row";

type MailListProps = { mails: LoggedMail[]; state?: string; query?: string; isCut: boolean };

function emptyText(state: string | undefined, query: string | undefined) {
  if (query) return deskMail.notFound(query);
  return deskMail.empty[state && state !== "all" ? stateOf(state) : "all"];
}

export function MailList({ mails, state, query, isCut }: MailListProps) {
  const { columns } = deskMail;
  if (mails.length === 0) return <p className="sheet desk-empty">{emptyText(state, query)}</p>;
  return (
    <div className="sheet">
      {isCut ? <p className="note mail-cut">{deskMail.isCut}</p> : null}
      <table className="desk-table mail-table">
        <thead>
          <tr>
            <th scope="col">{columns.mail}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.to}</th>
            <th scope="col">{columns.when}</th>
            <th scope="col">
              <span className="visually-hidden">{columns.again}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <MailRow key={mail.id} mail={mail} isFailedOnly={state === "failed"} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
