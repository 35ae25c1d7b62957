import { Badge } from "@/components/ui/badge";
import { desk } from "@/content/desk";
import { deskMail } from "@/content/desk-mail";
import { DeskLink } from "../../components/desk-link";
import type { DeskCells } from "../../components/desk-table";
import { Moment } from "../../components/moment";
import type { LoggedMail } from "../list-service";
import { errorText, stateOf, stateTones } from "../mail-words";
import { ResendButton } from "./resend-button";

const isOver = (state: string) => stateOf(state) === "failed";

/** The last event of a mail, or the next attempt. */
function MailTime({ mail }: { mail: LoggedMail }) {
  const { when } = deskMail;
  const isWaiting = mail.state === "queued" && mail.attempts > 0;
  const end = mail.state === "failed" || mail.state === "cancelled" ? when[mail.state] : null;
  const ended = end ? ([end, mail.updatedAt] as const) : null;
  const sent = mail.sentAt ? ([when.sent, mail.sentAt] as const) : null;
  const next = isWaiting ? ([when.next, mail.nextTryAt] as const) : null;
  const [label, at] = ended ?? sent ?? next ?? [when.created, mail.createdAt];
  return (
    <>
      <Moment at={at} />
      <small>{label}</small>
    </>
  );
}

export function AboutLink({ about }: { about: string | null }) {
  const [kind = "", id = ""] = about?.split(":") ?? [];
  const label = deskMail.about[kind];
  if (!label) return null;
  const { announcements, applications, members, waitlist } = desk.pages;
  const homes: Record<string, string> = {
    application: `${applications.href}/${id}`,
    user: `${members.href}/${id}`,
    entry: waitlist.href,
    announcement: `${announcements.href}/${id}`,
    trial: `${announcements.href}/${id}`,
  };
  return (
    <DeskLink className="textlink" href={homes[kind] ?? desk.pages.mail.href}>
      {label}
    </DeskLink>
  );
}

/** Returns the cells of the log; a list of failed mails keeps a mail that is being resent. */
export function mailCells(isFailedOnly: boolean): DeskCells<LoggedMail, keyof typeof deskMail.columns> {
  return {
    mail: {
      show: ({ id, label, subject }) => (
        <>
          {/* a full page load, because only that page's policy allows the frame */}
          <a href={`${desk.pages.mail.href}/${id}`}>{label}</a>
          <small>{subject}</small>
        </>
      ),
    },
    state: {
      show: ({ state, attempts }) => (
        <>
          <Badge tone={stateTones[stateOf(state)]}>{deskMail.states[stateOf(state)]}</Badge>
          {attempts > 1 || isOver(state) ? <small>{deskMail.tries(attempts)}</small> : null}
        </>
      ),
    },
    to: {
      show: ({ recipient, lastError }) => (
        <>
          {recipient}
          {lastError ? (
            <p className="mt-[0.2rem] font-[560] text-alert text-small">{errorText(lastError)}</p>
          ) : null}
        </>
      ),
    },
    when: { show: (mail) => <MailTime mail={mail} /> },
    again: {
      isHeadingHidden: true,
      show: ({ id, state, recipient, resendBlocker }) => {
        if (!isOver(state)) return null;
        if (resendBlocker) return <small>{deskMail.resend[resendBlocker]}</small>;
        return <ResendButton id={id} to={recipient} isFetchedAnew={!isFailedOnly} />;
      },
    },
  };
}
