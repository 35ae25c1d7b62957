import { desk } from "@/content/desk";
import { overviewWords } from "@/content/desk-overview";
import { DeskEmpty } from "../../components/desk-empty";
import { DeskPanel } from "../../components/desk-panel";
import { DeskRow, DeskRows, DeskSmall } from "../../components/desk-rows";
import { countText } from "../../count-limit";
import { ResendButton } from "../../mail/components/resend-button";
import { sinceWords } from "../since";
import type { Today } from "../today-service";

const { mail: mailText, list: listText } = overviewWords;
const { mail, waitlist } = desk.pages;
const longestQuote = 140;

function clip(text: string) {
  const letters = [...text.trim().replace(/\s+/g, " ")];
  return letters.length > longestQuote ? `${letters.slice(0, longestQuote - 1).join("")}…` : letters.join("");
}

type FailedMailsProps = { mails: Today["failedMails"]; count: number; now: Date };

export function FailedMails({ mails, count, now }: FailedMailsProps) {
  const href = mails.length ? `${mail.href}?state=failed` : mail.href;
  const label = count > mails.length ? mailText.more(countText(count)) : mailText.log;
  return (
    <DeskPanel title={mailText.title} link={{ href, label }}>
      {mails.length ? (
        <DeskRows>
          {mails.map(({ id, label, recipient, attempts, updatedAt }) => (
            <DeskRow key={id} end={<ResendButton id={id} to={recipient} isFetchedAnew={false} />}>
              {label}
              <DeskSmall>{mailText.facts(recipient, sinceWords(updatedAt, now), attempts)}</DeskSmall>
            </DeskRow>
          ))}
        </DeskRows>
      ) : (
        <DeskEmpty>{mailText.none}</DeskEmpty>
      )}
    </DeskPanel>
  );
}

type NewEntriesProps = { entries: Today["entries"]; count: number; now: Date };

export function NewEntries({ entries, count, now }: NewEntriesProps) {
  const label = count > entries.length ? listText.all(countText(count)) : listText.open;
  return (
    <DeskPanel title={listText.title} link={{ href: waitlist.href, label }}>
      {entries.length ? (
        <DeskRows>
          {entries.map(({ id, name, motivation, submittedAt }) => (
            <DeskRow key={id}>
              {name}
              <DeskSmall>
                {[sinceWords(submittedAt, now), ...(motivation ? [] : [listText.noNote])].join(", ")}
              </DeskSmall>
              {motivation ? (
                <q className="block font-aside text-[1.0625rem] text-ink-2 italic leading-[1.4]">
                  {clip(motivation)}
                </q>
              ) : null}
            </DeskRow>
          ))}
        </DeskRows>
      ) : (
        <DeskEmpty>{listText.none}</DeskEmpty>
      )}
    </DeskPanel>
  );
}
