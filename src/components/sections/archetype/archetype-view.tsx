import { clsx } from "clsx";
import { Plate } from "@/components/art/plate";
import { ButtonLink } from "@/components/ui/button-link";
import { PageLink } from "@/components/ui/page-link";
import { QuotedPhrases } from "@/components/ui/quoted-phrases";
import { Paragraph, RichText } from "@/components/ui/rich-text";
import { archetypePage } from "@/content/archetype-page";
import type { ArchetypeContent, Archetypes } from "@/content/archetype-texts";
import { type Archetype, archetypeIds, archetypes } from "@/content/archetypes";
import { result } from "@/content/quiz";
import styles from "./archetype-view.module.css";
import { KeepAndShare } from "./keep-and-share";
import { PrintSheet } from "./print-sheet";

type ArchetypeViewProps = { archetype: Archetype; content: ArchetypeContent; plate: Archetypes["plate"] };

export function ArchetypeView({ archetype, content, plate }: ArchetypeViewProps) {
  const { meaning, power, growth, mantra, step } = result.sections;
  const { keep, share } = plate;
  const { note } = archetypePage.share;
  return (
    <>
      <PrintSheet archetype={archetype} content={content} />
      <div className={styles.columns}>
        <div className="on-night px-gutter py-s6 low:p-0 wide:p-0">
          <div className={clsx("mx-auto grid place-items-center", styles.plate)}>
            <Plate archetype={archetype} caption={archetypes[archetype].numeral} className="min-h-0" />
          </div>
        </div>
        <article className={clsx("min-w-0 low:pt-s5!", styles.text)} aria-labelledby="h-archetype">
          <p className="font-aside text-lead leading-[1.3] text-gold-ink italic">{archetypePage.kind}</p>
          <h1 id="h-archetype">{content.name}</h1>
          <p className={styles.subtitle}>{content.subtitle}</p>
          <section>
            <h2>{meaning}</h2>
            <Paragraph className={styles.opening} text={content.opening} />
            <Paragraph text={content.description} />
          </section>
          <section className="wide:ml-10 min-[75rem]:ml-20">
            <h2>{power}</h2>
            <Paragraph text={content.hiddenPower} />
          </section>
          <section className="wide:ml-18 min-[75rem]:ml-36">
            <h2>{growth}</h2>
            <Paragraph text={content.invitationForGrowth} />
          </section>
          <section className={clsx("py-s6", styles.mantra)}>
            <h2>{mantra}</h2>
            <p>
              <QuotedPhrases phrases={content.healingMantra} />
            </p>
          </section>
          <section>
            <h2>{step}</h2>
            <p>{content.firstStep.intro}</p>
            <ol role="list" className={styles.steps}>
              {content.firstStep.steps.map((text, index) => (
                <li key={index} className="grid py-2">
                  <span>
                    <RichText text={text} />
                  </span>
                </li>
              ))}
            </ol>
          </section>
          <KeepAndShare archetype={archetype} keep={keep} share={share} note={note} className="mt-s7" />
        </article>
      </div>
    </>
  );
}

type ArchetypeQuizInvitationProps = { archetype: Archetype; content: Archetypes["call"] };

export function ArchetypeQuizInvitation({ archetype, content }: ArchetypeQuizInvitationProps) {
  const { heading, lead, action } = content;
  const others = archetypeIds.filter((id) => id !== archetype);
  return (
    <section
      className="flow-root overflow-clip bg-dawn-1 print:hidden!"
      aria-labelledby="h-quiz"
      data-meets-footer
    >
      <div className={clsx("wrap pt-[calc(var(--spacing-band)*0.8)]", styles.invite)}>
        <div className={clsx("self-center", styles.inviteText)}>
          <h2 id="h-quiz">{heading}</h2>
          <Paragraph className="lead mt-s4 mb-s5 text-ink" text={lead} />
          <ButtonLink href="/eq-assessment" hasRise>
            {action}
          </ButtonLink>
        </div>
        <nav aria-label={archetypePage.others}>
          <ul role="list" className={clsx("flex", styles.plates)}>
            {others.map((id) => (
              <li key={id} className="flex-1">
                <PageLink
                  className="block rounded-arch transition-transform duration-(--slow) ease-calm"
                  href={`/archetypes/${id}`}
                  aria-label={archetypes[id].name}
                >
                  <Plate archetype={id} className="p-[0.4rem]" />
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
