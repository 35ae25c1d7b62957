import { Badge } from "@/components/ui/badge";
import { desk } from "@/content/desk";
import { deskMail, type MailState, type ShownMailState } from "@/content/desk-mail";
import { formatDayAndTime } from "@/lib/calendar";
import { formatEmail } from "@/lib/format-email";
import { DeskLink } from "../../components/desk-link";
import { DeskCard, DeskFacts, Moment } from "../../components/desk-panel";
import { type DeskCells, DeskTable } from "../../components/desk-table";
import { buildRecordUrl } from "../../page-url";
import type { getMail, LoggedMail } from "../service";
import { ResendButton } from "./resend-button";

function parseState(state: string): ShownMailState {
  return Object.hasOwn(deskMail.states, state) ? (state as ShownMailState) : "queued";
}

const tones = { queued: "info", sent: "ok", filed: "info", failed: "alert", cancelled: "gold" } as const;

export function MailStateBadge({ state, className }: { state: string; className?: string }) {
  return (
    <Badge tone={tones[parseState(state)]} className={className}>
      {deskMail.states[parseState(state)]}
    </Badge>
  );
}

/** `lastError` is an error code such as "EENVELOPE 550". */
function explainError(lastError: string) {
  const [code = ""] = lastError.split(" ");
  const text = deskMail.errors[code] ?? deskMail.otherError;
  const number = /\d{3}/.exec(lastError)?.[0];
  return number ? `${text} (${number})` : text;
}

function describeLastEvent({ state, attempts, updatedAt, sentAt, nextTryAt, createdAt }: LoggedMail) {
  const { when } = deskMail;
  if (state === "failed" || state === "cancelled") return [when[state], updatedAt] as const;
  if (sentAt) return [state === "filed" ? when.filed : when.sent, sentAt] as const;
  return state === "queued" && attempts > 0
    ? ([when.next, nextTryAt] as const)
    : ([when.created, createdAt] as const);
}

const across = "max-[80rem]:col-span-full max-[80rem]:text-left";

const cells: DeskCells<LoggedMail, keyof typeof deskMail.columns> = {
  mail: {
    className: "min-[80rem]:w-[27%]",
    show: ({ id, label, subject }) => (
      <>
        <DeskLink href={`${desk.pages.mail.href}/${id}`}>{label}</DeskLink>
        <small>{subject}</small>
      </>
    ),
  },
  state: {
    className: "min-[80rem]:w-38",
    show: ({ state, attempts }) => (
      <>
        <MailStateBadge state={state} />
        {attempts > 1 || state === "failed" ? <small>{deskMail.tries(attempts)}</small> : null}
      </>
    ),
  },
  to: {
    className: across,
    show: ({ recipient, lastError }) => (
      <>
        {formatEmail(recipient)}
        {lastError ? (
          <div>
            <p className="mt-[0.2rem] font-[560] text-alert text-small">{explainError(lastError)}</p>
          </div>
        ) : null}
      </>
    ),
  },
  when: {
    className: `${across} min-[80rem]:w-44 max-[80rem]:[&>small]:ml-2 max-[80rem]:[&>small]:inline`,
    show(mail) {
      const [label, at] = describeLastEvent(mail);
      return (
        <>
          <Moment at={at} />
          <small>{label}</small>
        </>
      );
    },
  },
  again: {
    className: `${across} min-[80rem]:w-44 max-[80rem]:[&>div]:mt-2`,
    isHeadingHidden: true,
    show: ({ id, state, recipient, resendBlocker }) => {
      if (state !== "failed") return null;
      if (resendBlocker) return <small>{deskMail.resend[resendBlocker]}</small>;
      return <ResendButton id={id} to={recipient} />;
    },
  },
};

type MailListProps = { mails: LoggedMail[]; state?: MailState | "all"; query?: string; isTruncated: boolean };

export function MailList({ mails, state = "all", query, isTruncated }: MailListProps) {
  const empty = query ? deskMail.notFound(query) : deskMail.empty[state];
  return (
    <DeskCard>
      <DeskTable
        caption={deskMail.heading}
        headings={deskMail.columns}
        cells={cells}
        rows={mails}
        note={isTruncated ? deskMail.truncated : undefined}
        empty={empty}
      />
    </DeskCard>
  );
}

export function MailFacts({ mail }: { mail: Awaited<ReturnType<typeof getMail>> }) {
  const { id, state, recipient, sentAt, lastError, about, resendBlocker } = mail;
  const { mail: text, when, about: aboutTexts, resend } = deskMail;
  const href = buildRecordUrl(about ?? "", recipient);
  return (
    <div className="grid gap-s5">
      <DeskFacts
        facts={[
          [text.state, <MailStateBadge key="state" state={state} />],
          [text.kind, mail.label],
          [text.to, formatEmail(recipient)],
          [when.created, formatDayAndTime(mail.createdAt)],
          [state === "filed" ? when.filed : when.sent, sentAt && formatDayAndTime(sentAt)],
          [when.next, parseState(state) === "queued" ? formatDayAndTime(mail.nextTryAt) : null],
          [text.tries, mail.attempts],
          [text.error, lastError && explainError(lastError)],
          [
            text.about,
            href ? (
              <DeskLink key="about" className="textlink" href={href}>
                {aboutTexts[about?.split(":")[0] ?? ""]}
              </DeskLink>
            ) : null,
          ],
        ]}
      />
      {resendBlocker ? (
        <div>
          <p className="note">{resend[resendBlocker]}</p>
        </div>
      ) : (
        <ResendButton id={id} to={recipient} />
      )}
    </div>
  );
}
