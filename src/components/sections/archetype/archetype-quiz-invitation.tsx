import { Plate } from "@/components/art/plate";
import { ButtonLink } from "@/components/ui/button-link";
import { PageLink } from "@/components/ui/page-link";
import { archetypePage } from "@/content/archetype-page";
import { type Archetype, archetypeIds, archetypes } from "@/content/archetypes";
import { classNames } from "@/lib/class-names";
import styles from "./archetype-quiz-invitation.module.css";

export function ArchetypeQuizInvitation({ archetype }: { archetype: Archetype }) {
  const { heading, text, action, href } = archetypePage.call;
  const others = archetypeIds.filter((id) => id !== archetype);
  return (
    <section
      className="flow-root overflow-clip bg-dawn-1 print:hidden!"
      aria-labelledby="h-quiz"
      data-meets-footer
    >
      <div className={classNames("wrap pt-[calc(var(--spacing-band)*0.8)]", styles.columns)}>
        <div className={classNames("self-center", styles.text)}>
          <h2 id="h-quiz">{heading}</h2>
          <p className="lead mt-s4 mb-s5 text-ink">{text}</p>
          <ButtonLink href={href} hasRise>
            {action}
          </ButtonLink>
        </div>
        <nav aria-label={archetypePage.others}>
          <ul role="list" className={classNames("flex", styles.plates)}>
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
