import { Plate } from "@/components/art/plate";
import { ButtonLink } from "@/components/ui/button-link";
import { PageLink } from "@/components/ui/page-link";
import { Paragraph } from "@/components/ui/words";
import { archetypeIds, archetypes } from "@/content/archetypes";
import type { Home } from "@/content/home";
import { classNames } from "@/lib/class-names";
import styles from "./quiz-teaser.module.css";

export function QuizTeaser({ content: { heading, lead, cta, facts } }: { content: Home["quiz"] }) {
  return (
    <section
      className={classNames("relative py-band overflow-hidden", styles.teaser)}
      id="eq-quiz"
      aria-labelledby="h-quiz"
    >
      <div className="wrap">
        <div className="grid12">
          <div className="self-center wide:col-start-1 wide:col-end-6">
            <h2 id="h-quiz">{heading}</h2>
            <Paragraph className="lead mt-s5 text-ink" text={lead} />
            <div className="actions mt-s6">
              <ButtonLink href="/eq-assessment" hasRise>
                {cta}
              </ButtonLink>
            </div>
            <p className="mt-s5 text-small">{facts}</p>
          </div>
          <div className={classNames("grid items-start gap-3 self-center wide:col-[6/-1]", styles.plates)}>
            {archetypeIds.map((id) => (
              <PageLink key={id} className={styles.plate} href={`/archetypes/${id}`}>
                <Plate archetype={id} caption={archetypes[id].name.slice("The ".length)} />
              </PageLink>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
