import { auditActions } from "@/content/audit";
import { deskApplications } from "@/content/desk-applications";
import { DeskPanel } from "../../components/desk-panel";
import { DeskSmall } from "../../components/desk-rows";
import { Moment } from "../../components/moment";
import { hasMail, isApplicationStatus } from "../moves";
import type { ApplicationRecord } from "../record-service";
import styles from "./history.module.css";

const { history: words } = deskApplications;

type Entry = ApplicationRecord["history"][number];

function what({ action, from, to }: Entry) {
  if (from && to) return (action === "application.moved" ? words.moved : words.takenBack)(from, to);
  return (auditActions as Record<string, string>)[action] ?? action;
}

function mailTexts({ action, to, mail }: Entry) {
  if (action !== "application.moved") return null;
  if (mail) return words.mail(mail);
  return to && isApplicationStatus(to) && hasMail(to) ? words.noMail : null;
}

/** What has happened to an application, the newest first and its arrival last. */
export function History({ history, submittedAt }: { history: Entry[]; submittedAt: Date }) {
  return (
    <DeskPanel title={words.heading} className="max-nav:order-1">
      <ol className={styles.line} role="list">
        {history.map((entry) => (
          <li key={entry.id}>
            <b className="font-[560]">{what(entry)}</b>
            <DeskSmall>
              <Moment at={entry.createdAt} />, {entry.actor ? words.by(entry.actor) : words.system}
            </DeskSmall>
            {mailTexts(entry) ? <DeskSmall>{mailTexts(entry)}</DeskSmall> : null}
          </li>
        ))}
        <li>
          <b className="font-[560]">{words.applied}</b>
          <DeskSmall>
            <Moment at={submittedAt} />
          </DeskSmall>
        </li>
      </ol>
    </DeskPanel>
  );
}
