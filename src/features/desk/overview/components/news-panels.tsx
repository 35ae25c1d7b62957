import { desk } from "@/content/desk";
import { overviewWords } from "@/content/desk-overview";
import { DeskPanel } from "../../components/desk-panel";
import { countLimit } from "../../count-limit";
import { ResendButton } from "../../mail/components/resend-button";
import { sinceWords } from "../since";
import type { Today } from "../today-service";

const { mail: mailText, list: listText } = overviewWords;
const { mail, waitlist } = desk.pages;
const longestQuote = 140;

const said = (count: number) => (count >= countLimit ? desk.more(countLimit) : String(count));

function clip(text: string) {
  const letters = [...text.trim().replace(/\s+/g, " ")];
  return letters.length > longestQuote ? `${letters.slice(0, longestQuote - 1).join("")}…` : letters.join("");
}

type FailedMailsProps = { mails: Today["failedMails"]; count: number; now: Date };

export function FailedMails({ mails, count, now }: FailedMailsProps) {
  const href = mails.length ? `${mail.href}?state=failed` : mail.href;
  const label = count > mails.length ? mailText.more(said(count)) : mailText.log;
  return (
    <DeskPanel title={mailText.title} link={{ href, label }}>
      {mails.length ? (
        <ul className="rows" role="list">
          {mails.map(({ id, label, recipient, attempts, updatedAt }) => (
            <li key={id}>
              <div>
                {label}
                <small>{mailText.facts(recipient, sinceWords(updatedAt, now), attempts)}</small>
              </div>
              <ResendButton id={id} to={recipient} isFetchedAnew={false} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="desk-empty">{mailText.none}</p>
      )}
    </DeskPanel>
  );
}

type NewEntriesProps = { entries: Today["entries"]; count: number; now: Date };

export function NewEntries({ entries, count, now }: NewEntriesProps) {
  const label = count > entries.length ? listText.all(said(count)) : listText.open;
  return (
    <DeskPanel title={listText.title} link={{ href: waitlist.href, label }}>
      {entries.length ? (
        <ul className="rows" role="list">
          {entries.map(({ id, name, motivation, submittedAt }) => (
            <li key={id}>
              <div>
                {name}
                <small>
                  {sinceWords(submittedAt, now)}
                  {motivation ? null : `, ${listText.noNote}`}
                </small>
                {motivation ? <q>{clip(motivation)}</q> : null}
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="desk-empty">{listText.none}</p>
      )}
    </DeskPanel>
  );
}
