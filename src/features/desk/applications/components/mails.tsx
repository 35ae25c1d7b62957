import { Badge } from "@/components/ui/badge";
import { desk } from "@/content/desk";
import { deskApplications } from "@/content/desk-applications";
import { DeskEmpty } from "../../components/desk-empty";
import { DeskPanel } from "../../components/desk-panel";
import { DeskSmall } from "../../components/desk-rows";
import { Moment } from "../../components/moment";
import type { ApplicationRecord } from "../record-service";
import { mailText } from "./mail-preview";

const { mails: words } = deskApplications;
const states: Record<string, string> = words.states;
const tones: Record<string, "ok" | "alert" | "gold"> = { sent: "ok", failed: "alert", queued: "gold" };

/** The mails about an application and how far they have come. */
export function Mails({ mails }: { mails: ApplicationRecord["mails"] }) {
  return (
    <DeskPanel title={words.heading}>
      {mails.length ? (
        <ul role="list">
          {mails.map(({ id, subject, recipient, state, createdAt, sentAt, paragraphs }) => (
            <li
              key={id}
              className="border-dune-line border-t py-s3 text-base wrap-anywhere first:border-0 first:pt-0"
            >
              <div className="flex items-baseline justify-between gap-4">
                <b className="font-[560]">{subject}</b>
                <Badge tone={tones[state]} className="flex-none">
                  {states[state] ?? state}
                </Badge>
              </div>
              <DeskSmall>
                {recipient}, <Moment at={sentAt ?? createdAt} />
              </DeskSmall>
              {state === "failed" ? (
                // A page of its own, not a move within this one: only then its frame may show the mail.
                <a
                  className="textlink min-h-11 content-center text-small"
                  href={`${desk.pages.mail.href}/${id}`}
                >
                  {words.why}
                  <span className="sr-only">: {subject}</span>
                </a>
              ) : null}
              {paragraphs.length ? (
                <details>
                  <summary className="min-h-11 w-fit content-center font-strong text-lagoon text-small">
                    {words.read}
                  </summary>
                  <div className={mailText}>
                    {paragraphs.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                  </div>
                </details>
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <DeskEmpty>{words.none}</DeskEmpty>
      )}
    </DeskPanel>
  );
}
