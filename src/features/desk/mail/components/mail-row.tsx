import { Badge } from "@/components/ui/badge";
import { desk } from "@/content/desk";
import { deskMail } from "@/content/desk-mail";
import { dayAndTime } from "@/lib/calendar";
import { DeskLink } from "../../components/desk-link";
import type { LoggedMail } from "../list-service";
import { errorText, stateOf, stateTones } from "../mail-words";
import { ResendButton } from "./resend-button";

type MailRowProps = { mail: LoggedMail; isFailedOnly: boolean };

/** The last thing that happened to a mail, or what will. */
function MailTime({ mail }: { mail: LoggedMail }) {
  const { when } = deskMail;
  const isWaiting = mail.state === "queued" && mail.attempts > 0;
  const ended = mail.state === "failed" ? ([when.failed, mail.updatedAt] as const) : null;
  const sent = mail.sentAt ? ([when.sent, mail.sentAt] as const) : null;
  const next = isWaiting ? ([when.next, mail.nextTryAt] as const) : null;
  const [label, at] = ended ?? sent ?? next ?? [when.created, mail.createdAt];
  return (
    <>
      <time dateTime={at.toISOString()}>{dayAndTime(at)}</time>
      <small>{label}</small>
    </>
  );
}

export function AboutLink({ about }: { about: string | null }) {
  const [kind = "", id = ""] = about?.split(":") ?? [];
  const label = deskMail.about[kind];
  if (!label) return null;
  const { applications, members, waitlist } = desk.pages;
  const homes: Record<string, string> = {
    application: `${applications.href}/${id}`,
    user: `${members.href}/${id}`,
    entry: waitlist.href,
  };
  return (
    <DeskLink className="textlink" href={homes[kind] ?? desk.pages.mail.href}>
      {label}
    </DeskLink>
  );
}

export function MailRow({ mail, isFailedOnly }: MailRowProps) {
  const state = stateOf(mail.state);
  const isOver = state === "failed";
  return (
    <tr>
      <td>
        {/* A page of its own, not a move within this one: only then its frame may show the mail. */}
        <a href={`${desk.pages.mail.href}/${mail.id}`}>{mail.label}</a>
        <small>{mail.subject}</small>
      </td>
      <td>
        <Badge tone={stateTones[state]}>{deskMail.states[state]}</Badge>
        {mail.attempts > 1 || isOver ? <small>{deskMail.tries(mail.attempts)}</small> : null}
      </td>
      <td>
        {mail.recipient}
        {mail.lastError ? (
          <p className="mt-[0.2rem] font-[560] text-alert text-small">{errorText(mail.lastError)}</p>
        ) : null}
      </td>
      <td>
        <MailTime mail={mail} />
      </td>
      <td>
        {isOver && !mail.resendBlocker ? (
          <ResendButton id={mail.id} to={mail.recipient} isFetchedAnew={!isFailedOnly} />
        ) : null}
        {isOver && mail.resendBlocker ? <small>{deskMail.resend[mail.resendBlocker]}</small> : null}
      </td>
    </tr>
  );
}
