import { deskMail } from "@/content/desk-mail";
import { DeskGrid } from "../../components/desk-grid";
import { DeskPanel } from "../../components/desk-panel";
import { LetterWindow } from "./letter-window";

type MailFrameProps = { source: string; subject: string; text: string };

const words = deskMail.mail;
const plainText =
  "max-h-184 overflow-auto whitespace-pre-wrap font-text text-[0.9375rem] leading-[1.6] wrap-anywhere";

/** A mail as mail programs show it, without power over our page, and its plain text beside it. */
export function MailFrame({ source, subject, text }: MailFrameProps) {
  return (
    <DeskGrid columns="mail">
      <DeskPanel title={words.shown}>
        <LetterWindow source={source} title={words.frame(subject)} />
        <p className="note">{words.linkNote}</p>
      </DeskPanel>
      <DeskPanel title={words.text}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, with the keyboard too */}
        <pre className={plainText} tabIndex={0}>
          {text}
        </pre>
      </DeskPanel>
    </DeskGrid>
  );
}
