import { Sign } from "@/components/art/sign";
import { decisionHeading } from "@/content/decision-mails";
import { applicationWords } from "@/content/desk-applications";
import { site } from "@/content/site";
import { plainName } from "@/lib/plain-name";
import type { Mail } from "../schema";

const { mail: words } = applicationWords;

type MailPreviewProps = { mail: Mail | null; name: string };

/** The mail as it arrives, while it is written; without a mail, that none goes out. */
export function MailPreview({ mail, name }: MailPreviewProps) {
  const paragraphs = mail?.body.split(/\n\s*\n/).filter((text) => text.trim()) ?? [];
  return (
    <section className="ap-preview" aria-label={words.preview}>
      <h3 className="note">{words.preview}</h3>
      {mail ? (
        <div className="ap-letter ap-preview__sheet">
          <p className="ap-preview__brand">
            <Sign name="mark" /> {site.name}
          </p>
          <p className="ap-preview__heading">{decisionHeading(plainName(name))}</p>
          {paragraphs.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place, its words change as one types
            <p key={index}>{text}</p>
          ))}
        </div>
      ) : (
        <p className="desk-empty">{words.silent}</p>
      )}
    </section>
  );
}
