import { Badge } from "@/components/ui/badge";
import { applicationWords } from "@/content/desk-applications";
import { dayAndTime } from "@/lib/calendar";
import { DeskPanel } from "../../components/desk-panel";
import type { ApplicationRecord } from "../record-service";

const { mails: words } = applicationWords;
const states: Record<string, string> = words.states;
const tones: Record<string, "ok" | "alert" | "gold"> = { sent: "ok", failed: "alert", queued: "gold" };

/** The mails about an application and how far they have come. */
export function Mails({ mails }: { mails: ApplicationRecord["mails"] }) {
  return (
    <DeskPanel title={words.heading}>
      {mails.length ? (
        <ul className="ap-letters" role="list">
          {mails.map(({ id, subject, recipient, state, createdAt, sentAt, paragraphs }) => (
            <li key={id}>
              <div className="ap-letters__line">
                <b>{subject}</b>
                <Badge tone={tones[state]}>{states[state] ?? state}</Badge>
              </div>
              <small>
                {recipient}, {dayAndTime(sentAt ?? createdAt)}
              </small>
              {paragraphs.length ? (
                <details>
                  <summary>{words.read}</summary>
                  <div className="ap-letter">
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
        <p className="desk-empty">{words.none}</p>
      )}
    </DeskPanel>
  );
}
