import "./mail.css";
import { deskMail } from "@/content/desk-mail";
import { DeskPanel } from "../../components/desk-panel";

type MailFrameProps = { source: string; subject: string; text: string };

const words = deskMail.mail;

/** A mail as mail programs show it, without power over our page, and its plain text beside it. */
export function MailFrame({ source, subject, text }: MailFrameProps) {
  return (
    <div className="desk__grid desk__grid--letter">
      <DeskPanel title={words.shown}>
        <iframe className="letter-frame" src={source} title={words.frame(subject)} sandbox="" />
        <p className="note">{words.linkNote}</p>
      </DeskPanel>
      <DeskPanel title={words.text}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, with the keyboard too */}
        <pre className="letter-text" tabIndex={0}>
          {text}
        </pre>
      </DeskPanel>
    </div>
  );
}
