import { deskMail } from "@/content/desk-mail";
import { DeskEmpty } from "../../components/desk-empty";
import { DeskSheet } from "../../components/desk-sheet";
import { DeskTable } from "../../components/desk-table";
import type { LoggedMail } from "../list-service";
import { stateOf } from "../mail-words";
import styles from "./mail-list.module.css";
import { MailRow } from "./mail-row";

type MailListProps = { mails: LoggedMail[]; state?: string; query?: string; isCut: boolean };

function emptyText(state: string | undefined, query: string | undefined) {
  if (query) return deskMail.notFound(query);
  return deskMail.empty[state && state !== "all" ? stateOf(state) : "all"];
}

export function MailList({ mails, state, query, isCut }: MailListProps) {
  const { columns } = deskMail;
  if (mails.length === 0) return <DeskEmpty isSheet>{emptyText(state, query)}</DeskEmpty>;
  return (
    <DeskSheet>
      {isCut ? <p className="note mb-s4">{deskMail.isCut}</p> : null}
      <DeskTable className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.mail}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.to}</th>
            <th scope="col">{columns.when}</th>
            <th scope="col">
              <span className="sr-only">{columns.again}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <MailRow key={mail.id} mail={mail} isFailedOnly={state === "failed"} />
          ))}
        </tbody>
      </DeskTable>
    </DeskSheet>
  );
}
