import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ArchetypeIcon } from "@/components/art/icon";
import { Plate } from "@/components/art/plate";
import { Section } from "@/components/layout/section";
import { QuotedPhrases } from "@/components/ui/quoted-phrases";
import { Paragraph, RichText } from "@/components/ui/rich-text";
import type { ArchetypeContent } from "@/content/archetype-texts";
import { type Archetype, archetypes } from "@/content/archetypes";
import { result } from "@/content/quiz";
import styles from "./result-view.module.css";

type ResultViewProps = {
  archetype: Archetype;
  content: ArchetypeContent;
  greeting: ReactNode;
  mark: ReactNode;
  share: ReactNode;
  actions: ReactNode;
  sheet: ReactNode;
};

export function ResultView(props: ResultViewProps) {
  const { archetype, content, greeting, mark, share, actions, sheet } = props;
  const { meaning, power, growth, mantra, step } = result.sections;
  return (
    <>
      {sheet}
      <div className="print:hidden!">
        <Section name="archetype" wrap="grid12 items-end" className={styles.hero}>
          <div className={styles.title}>
            <div className={clsx("flex items-end", styles.greeting)}>{greeting}</div>
            <h1 id="h-archetype" tabIndex={-1}>
              {content.name}
            </h1>
            <p className={styles.subtitle}>{content.subtitle}</p>
            {mark}
          </div>
          <Plate
            archetype={archetype}
            caption={archetypes[archetype].numeral}
            className={clsx("ml-auto", styles.plate)}
          />
        </Section>

        <div className="relative py-band">
          <div className={clsx("wrap grid12", styles.reading)}>
            <section className={clsx("wide:col-[1/8]", styles.meaning)}>
              <h2>{meaning}</h2>
              <Paragraph text={content.opening} />
              <Paragraph text={content.description} />
            </section>
            <section className="wide:col-[2/6]">
              <h2>{power}</h2>
              <Paragraph text={content.hiddenPower} />
            </section>
            <section className="wide:col-[7/12] wide:pt-s7">
              <h2>{growth}</h2>
              <Paragraph text={content.invitationForGrowth} />
            </section>
          </div>
        </div>

        <Section
          name="mantra"
          wrap="grid12 items-end tab:relative"
          className="relative py-band on-night overflow-clip"
        >
          <div className={styles.mantra}>
            <h2 id="h-mantra">{mantra}</h2>
            <p>
              <QuotedPhrases phrases={content.healingMantra} />
            </p>
          </div>
          <ArchetypeIcon archetype={archetype} className={clsx("opacity-80", styles.icon)} />
        </Section>

        <Section name="step" wrap="grid12 gap-y-s6" className="relative py-band bg-paper">
          <div className="wide:col-[1/6]">
            <h2 id="h-step">{step}</h2>
            <p className="lead mt-5">{content.firstStep.intro}</p>
          </div>
          <ol role="list" className={clsx("border-gold border-t wide:col-[6/-1]", styles.steps)}>
            {content.firstStep.steps.map((text, index) => (
              <li key={index} className="grid border-dune-line border-b py-s4">
                <span>
                  <RichText text={text} />
                </span>
              </li>
            ))}
          </ol>
          <div className="wide:col-[6/-1]">{share}</div>
        </Section>
        {actions}
      </div>
    </>
  );
}
