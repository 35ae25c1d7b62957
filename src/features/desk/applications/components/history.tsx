import { actionText } from "@/content/audit";
import { deskApplications } from "@/content/desk-applications";
import { DeskSmall } from "../../components/desk-rows";
import { DeskPanel } from "../../components/desk-sheet";
import { Moment } from "../../components/moment";
import { hasMail, isApplicationStatus } from "../moves";
import type { ApplicationRecord } from "../record-service";
import styles from "./history.module.css";

const { history: text } = deskApplications;

type Entry = ApplicationRecord["history"][number];

function what({ action, from, to }: Entry) {
  if (from && to) return (action === "application.moved" ? text.moved : text.takenBack)(from, to);
  return actionText(action);
}

function mailText({ action, to, mail }: Entry) {
  if (action !== "application.moved") return null;
  if (mail) return text.mail(mail);
  return to && isApplicationStatus(to) && hasMail(to) ? text.noMail : null;
}

/** Shows the events of an application, newest first. */
export function History({ history, submittedAt }: { history: Entry[]; submittedAt: Date }) {
  return (
    <DeskPanel title={text.heading} className="max-nav:order-1">
      <ol className={styles.line} role="list">
        {history.map((entry) => (
          <li key={entry.id}>
            <b className="font-[560]">{what(entry)}</b>
            <DeskSmall>
              <Moment at={entry.createdAt} />, {entry.actor ? text.by(entry.actor) : text.system}
            </DeskSmall>
            {mailText(entry) ? <DeskSmall>{mailText(entry)}</DeskSmall> : null}
          </li>
        ))}
        <li>
          <b className="font-[560]">{text.applied}</b>
          <DeskSmall>
            <Moment at={submittedAt} />
          </DeskSmall>
        </li>
      </ol>
    </DeskPanel>
  );
}
