import { Icon } from "@/components/art/icon";
import { decisionHeading } from "@/content/decision-mails";
import { deskApplications } from "@/content/desk-applications";
import { site } from "@/content/site";
import { classNames } from "@/lib/class-names";
import { plainName } from "@/lib/member-name";
import { DeskEmpty } from "../../components/desk-empty";
import type { Mail } from "../schema";
import styles from "./mail-preview.module.css";

export const mailText = "space-y-[0.9rem] text-base leading-[1.6] wrap-anywhere [&_p]:whitespace-pre-line";

const { mail: words } = deskApplications;

type MailPreviewProps = { mail: Mail | null; name: string };

/** The mail as it arrives, while it is written; without a mail, that none goes out. */
export function MailPreview({ mail, name }: MailPreviewProps) {
  const paragraphs = mail?.body.split(/\n\s*\n/).filter((text) => text.trim()) ?? [];
  return (
    <section className="bg-sand p-[clamp(1.25rem,1rem+1.2vw,2.25rem)]" aria-label={words.preview}>
      <h3 className="font-normal font-text text-ink-2 text-small leading-[1.4] tracking-normal">
        {words.preview}
      </h3>
      {mail ? (
        <div className={classNames(mailText, "mt-s3 border border-dune-line bg-paper p-sheet")}>
          <p className="flex items-center gap-2 font-[420] font-display text-[1.25rem] leading-none">
            <Icon name="mark" className={styles.mark} /> {site.name}
          </p>
          <p className="font-[380] font-display text-[1.5rem] leading-tight">
            {decisionHeading(plainName(name))}
          </p>
          {paragraphs.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place, its words change as one types
            <p key={index}>{text}</p>
          ))}
        </div>
      ) : (
        <DeskEmpty>{words.silent}</DeskEmpty>
      )}
    </section>
  );
}
