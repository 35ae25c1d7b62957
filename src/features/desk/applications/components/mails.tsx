import { deskApplications } from "@/content/desk-applications";
import { DeskSmall } from "../../components/desk-rows";
import { DeskEmpty, DeskPanel } from "../../components/desk-sheet";
import { mailBody } from "../../components/looks";
import { Moment } from "../../components/moment";
import { MailStateBadge } from "../../mail/components/mail-list";
import { recordUrl } from "../../page-url";
import type { ApplicationRecord } from "../record-service";

const { mails: text } = deskApplications;

export function Mails({ mails }: { mails: ApplicationRecord["mails"] }) {
  return (
    <DeskPanel title={text.heading}>
      {mails.length ? null : <DeskEmpty>{text.none}</DeskEmpty>}
      <ul role="list">
        {mails.map(({ id, subject, recipient, state, createdAt, sentAt, paragraphs }) => (
          <li
            key={id}
            className="border-dune-line border-t py-s3 text-base wrap-anywhere first:border-0 first:pt-0"
          >
            <div className="flex items-baseline justify-between gap-4">
              <b className="font-[560]">{subject}</b>
              <MailStateBadge state={state} className="flex-none" />
            </div>
            <DeskSmall>
              {recipient}, <Moment at={sentAt ?? createdAt} />
            </DeskSmall>
            {state === "failed" ? (
              // A full page load, because only that page's policy allows the frame.
              <a className="textlink min-h-11 content-center text-small" href={recordUrl(`mail:${id}`)}>
                {text.why}
                <span className="sr-only">: {subject}</span>
              </a>
            ) : null}
            {paragraphs.length ? (
              <details>
                <summary className="min-h-11 w-fit content-center font-strong text-lagoon text-small">
                  {text.read}
                </summary>
                <div className={mailBody}>
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
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
