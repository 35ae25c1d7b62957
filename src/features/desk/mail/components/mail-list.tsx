import { desk } from "@/content/desk";
import { deskMail, mailStates } from "@/content/desk-mail";
import { DeskEmpty } from "../../components/desk-empty";
import { DeskSheet } from "../../components/desk-sheet";
import { DeskTable } from "../../components/desk-table";
import { FilterLinks } from "../../components/filter-links";
import type { LoggedMail } from "../list-service";
import { stateOf } from "../mail-words";
import { mailCells } from "./mail-cells";
import styles from "./mail-list.module.css";

type MailListProps = { mails: LoggedMail[]; state?: string; query?: string; isCut: boolean };

function emptyText(state: string | undefined, query: string | undefined) {
  if (query) return deskMail.notFound(query);
  return deskMail.empty[state && state !== "all" ? stateOf(state) : "all"];
}

export function MailList({ mails, state, query, isCut }: MailListProps) {
  if (mails.length === 0) return <DeskEmpty isSheet>{emptyText(state, query)}</DeskEmpty>;
  return (
    <DeskSheet>
      {isCut ? <p className="note mb-s4">{deskMail.isCut}</p> : null}
      <DeskTable
        className={styles.table}
        headings={deskMail.columns}
        cells={mailCells(state === "failed")}
        rows={mails}
      />
    </DeskSheet>
  );
}

type SampleListProps = { kinds: readonly { kind: string; label: string }[]; current: string };

export function SampleList({ kinds, current }: SampleListProps) {
  return (
    <FilterLinks
      label={deskMail.gallery.listLabel}
      path={`${desk.pages.mail.href}/samples`}
      name="kind"
      current={current}
      items={kinds.map(({ kind, label }) => ({ value: kind, label }))}
    />
  );
}

export function MailFilter({ state, query }: { state?: string; query?: string }) {
  const states = mailStates.map((value) => ({ value, label: deskMail.states[value] }));
  return (
    <FilterLinks
      label={deskMail.filterLabel}
      path={desk.pages.mail.href}
      name="state"
      current={state === "all" ? undefined : state}
      items={[{ label: deskMail.all }, ...states]}
      keep={{ q: query }}
    />
  );
}
