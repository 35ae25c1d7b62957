import { Sign } from "@/components/art/sign";
import { decisionHeading } from "@/content/decision-letters";
import { applicationWords } from "@/content/desk-applications";
import { site } from "@/content/site";
import { plainName } from "@/lib/plain-name";
import type { Letter } from "../schema";

const { letter: words } = applicationWords;

type LetterPreviewProps = { letter: Letter | null; name: string };

/** The letter as it arrives, while it is written; without a letter, that none goes out. */
export function LetterPreview({ letter, name }: LetterPreviewProps) {
  const paragraphs = letter?.body.split(/\n\s*\n/).filter((text) => text.trim()) ?? [];
  return (
    <section className="ap-preview" aria-label={words.preview}>
      <h3 className="note">{words.preview}</h3>
      {letter ? (
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
