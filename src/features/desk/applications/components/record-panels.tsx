import { clsx } from "clsx";
import { Badge } from "@/components/ui/badge";
import {
  type ApplicationFieldText,
  applicationFieldNames,
  applicationFields,
  applicationTexts,
} from "@/content/application-fields";
import { actionText } from "@/content/audit";
import { desk } from "@/content/desk";
import { deskApplications } from "@/content/desk-applications";
import { formatDayAndTime, formatLongDay, getDay } from "@/lib/calendar";
import { formatEmail } from "@/lib/format-email";
import { mailBody } from "../../components/class-lists";
import { DeskLink } from "../../components/desk-link";
import { DeskEmpty, DeskFacts, DeskPanel, DeskSmall, Moment } from "../../components/desk-panel";
import { MailStateBadge } from "../../mail/components/mail-list";
import { buildPageUrl } from "../../page-url";
import { hasMail, isApplicationStatus } from "../moves";
import type { ApplicationRecord } from "../record-service";
import { describeDueDate, StatusBadge } from "./application-list";

const { record } = deskApplications;

type RecordHeadProps = {
  application: { name: string; email: string; status: string; dueAt: Date; awaitsAnswer: boolean };
  /** The query of the list from which the record was opened. */
  listQuery: Record<string, string | undefined>;
  neighbours: Record<"previous" | "next", { id: string; name: string } | null>;
  now: Date;
};

const path = desk.pages.applications.href;
const keys = { previous: "k", next: "j" } as const;

function Due({ dueAt, now }: { dueAt: Date; now: Date }) {
  const { text, isLate } = describeDueDate(dueAt, now);
  if (isLate) return <Badge tone="alert">{text}</Badge>;
  return <span>{getDay(dueAt) === getDay(now) ? record.dueToday : record.dueBy(formatLongDay(dueAt))}</span>;
}

export function RecordHead({ application, listQuery, neighbours, now }: RecordHeadProps) {
  const { name, email, status, dueAt, awaitsAnswer } = application;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 print:hidden">
        <DeskLink href={buildPageUrl(path, listQuery)} className="textlink" aria-keyshortcuts="u">
          {record.back}
        </DeskLink>
        <nav className="flex flex-wrap gap-x-6" aria-label={record.neighbours.label}>
          {(["previous", "next"] as const).map((side) => {
            const neighbour = neighbours[side];
            return neighbour ? (
              <DeskLink
                key={side}
                href={buildPageUrl(`${path}/${neighbour.id}`, listQuery)}
                className="textlink"
                aria-keyshortcuts={keys[side]}
                aria-label={`${record.neighbours[side]}: ${neighbour.name}`}
              >
                {record.neighbours[side]}
              </DeskLink>
            ) : null;
          })}
        </nav>
      </div>
      <h1 className="mt-s2">
        <bdi>{name}</bdi>
      </h1>
      <div className="mt-s3 flex flex-wrap items-center gap-x-5 gap-y-1 text-base wrap-anywhere">
        <StatusBadge status={status} />
        {awaitsAnswer ? <Due dueAt={dueAt} now={now} /> : null}
        <a className="inline-flex min-h-11 items-center" href={`mailto:${encodeURIComponent(email)}`}>
          {formatEmail(email)}
        </a>
      </div>
    </div>
  );
}

const answerLook = "mt-2 whitespace-pre-line text-body leading-[1.65] wrap-anywhere";
const noAnswerLook = "mt-2 font-aside text-[1.0625rem] text-ink-2 italic leading-[1.4]";

const stripAsterisk = (label: string) => label.replace(/\*$/, "");

export function Answers({ application }: { application: ApplicationRecord["application"] }) {
  const shortAnswers = applicationFieldNames.flatMap((name): [label: string, value: string][] => {
    const field: ApplicationFieldText = applicationFields[name];
    if (field.kind === "text") return [];
    const value = application[name] ?? "";
    const shown = field.kind === "choice" ? (field.choices[value] ?? value) : value;
    return [[stripAsterisk(field.label), shown]];
  });
  return (
    <DeskPanel title={record.answers}>
      <dl className="grid max-w-2xl gap-s6">
        {applicationTexts.map((name) => (
          <div key={name}>
            <dt className="font-display text-[1.1875rem] leading-[1.3]">
              {stripAsterisk(applicationFields[name].label)}
            </dt>
            <dd className={application[name] ? answerLook : noAnswerLook} dir="auto">
              {application[name] || record.noAnswer}
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-s7 mb-s4 border-gold border-t pt-s5 font-display font-normal text-[1.1875rem] leading-[1.3] tracking-normal">
        {record.facts}
      </h3>
      <DeskFacts
        facts={[
          ...shortAnswers,
          [record.program, application.program],
          [record.priority, application.priority],
          [record.submitted, formatDayAndTime(application.submittedAt)],
          [record.opened, application.reviewed ? record.yes : record.no],
        ]}
      />
    </DeskPanel>
  );
}

const { history: historyText } = deskApplications;

type Entry = ApplicationRecord["history"][number];

function describeEntry({ action, from, to }: Entry) {
  if (!from || !to) return actionText(action);
  return action === "application.moved" ? historyText.moved(from, to) : historyText.undone(from, to);
}

function describeMail({ action, to, mail }: Entry) {
  if (action !== "application.moved") return null;
  if (mail) return historyText.mail(mail);
  return to && isApplicationStatus(to) && hasMail(to) ? historyText.noMail : null;
}

/** Draws a circle beside each event, and a line to the circle of the next event, if any. */
const eventLook = clsx(
  "relative pb-s5 ps-[1.6rem] text-base leading-[1.4] wrap-anywhere last:pb-0",
  "before:absolute before:top-[0.35em] before:start-0 before:size-[0.6875rem] before:rounded-full",
  "before:border-[1.5px] before:border-lagoon before:bg-paper first:before:bg-lagoon",
  "after:absolute after:top-[calc(0.35em+0.8rem)] after:bottom-[-0.25em] after:start-[0.3125rem]",
  "after:w-px after:bg-gold last:after:hidden",
);

export function History({ history, submittedAt }: { history: Entry[]; submittedAt: Date }) {
  return (
    <DeskPanel title={historyText.heading} className="max-nav:order-1">
      <ol role="list">
        {history.map((entry) => {
          const mail = describeMail(entry);
          return (
            <li key={entry.id} className={eventLook}>
              <b className="font-[560]">{describeEntry(entry)}</b>
              <DeskSmall>
                <Moment at={entry.createdAt} />,{" "}
                {entry.actor ? historyText.by(entry.actor) : historyText.system}
              </DeskSmall>
              {mail ? <DeskSmall>{mail}</DeskSmall> : null}
            </li>
          );
        })}
        <li className={eventLook}>
          <b className="font-[560]">{historyText.applied}</b>
          <DeskSmall>
            <Moment at={submittedAt} />
          </DeskSmall>
        </li>
      </ol>
    </DeskPanel>
  );
}

const { mails: mailsText } = deskApplications;

export function Mails({ mails }: { mails: ApplicationRecord["mails"] }) {
  return (
    <DeskPanel title={mailsText.heading}>
      {mails.length ? null : <DeskEmpty>{mailsText.none}</DeskEmpty>}
      <ul role="list">
        {mails.map(({ id, subject, recipient, state, createdAt, sentAt, paragraphs }) => (
          <li
            key={id}
            className="border-dune-line border-t py-s3 text-base wrap-anywhere first:border-0 first:pt-0"
          >
            <div className="flex items-baseline justify-between gap-4 max-[18rem]:flex-wrap">
              <b className="font-[560]">{subject}</b>
              <MailStateBadge state={state} className="flex-none" />
            </div>
            <DeskSmall>
              <bdi>{formatEmail(recipient)}</bdi>, <Moment at={sentAt ?? createdAt} />
            </DeskSmall>
            {state === "failed" ? (
              <DeskLink
                className="textlink min-h-11 content-center text-small"
                href={`${desk.pages.mail.href}/${id}`}
              >
                {mailsText.why}
                <span className="sr-only">: {subject}</span>
              </DeskLink>
            ) : null}
            {paragraphs.length ? (
              <details>
                <summary className="min-h-11 w-fit content-center font-strong text-lagoon text-small">
                  {mailsText.read}
                </summary>
                <div className={mailBody}>
                  {paragraphs.map((paragraph, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be equal
                    <p key={index} dir="auto">
                      {paragraph}
                    </p>
                  ))}
                </div>
              </details>
            ) : null}
          </li>
        ))}
      </ul>
    </DeskPanel>
  );
}
