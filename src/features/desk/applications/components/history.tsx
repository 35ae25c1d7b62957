import { auditActions } from "@/content/audit";
import { applicationWords } from "@/content/desk-applications";
import { dayAndTime } from "@/lib/calendar";
import { DeskPanel } from "../../components/desk-panel";
import { hasMail, isApplicationStatus } from "../moves";
import type { ApplicationRecord } from "../record-service";

const { history: words } = applicationWords;

type Entry = ApplicationRecord["history"][number];

function what({ action, from, to }: Entry) {
  if (from && to) return words.moved(from, to);
  return (auditActions as Record<string, string>)[action] ?? action;
}

function mailWords({ to, mail }: Entry) {
  if (mail) return words.mail(mail);
  return to && isApplicationStatus(to) && hasMail(to) ? words.noMail : null;
}

/** What has happened to an application, the newest first and its arrival last. */
export function History({ history, submittedAt }: { history: Entry[]; submittedAt: Date }) {
  return (
    <DeskPanel title={words.heading}>
      <ol className="ap-time" role="list">
        {history.map((entry) => (
          <li key={entry.id}>
            <b>{what(entry)}</b>
            <small>
              {[dayAndTime(entry.createdAt), entry.actor ? words.by(entry.actor) : words.system].join(", ")}
            </small>
            {mailWords(entry) ? <small>{mailWords(entry)}</small> : null}
          </li>
        ))}
        <li>
          <b>{words.applied}</b>
          <small>{dayAndTime(submittedAt)}</small>
        </li>
      </ol>
    </DeskPanel>
  );
}
