import { Plate } from "@/components/art/plate";
import { ButtonLink } from "@/components/ui/button-link";
import { PageLink } from "@/components/ui/page-link";
import { archetypePage } from "@/content/archetype-page";
import { type Archetype, archetypeIds, archetypes } from "@/content/archetypes";

export function ArchetypeCall({ archetype }: { archetype: Archetype }) {
  const { heading, text, action, href } = archetypePage.call;
  const others = archetypeIds.filter((id) => id !== archetype);
  return (
    <section className="ar-call" aria-labelledby="h-call" data-meets-footer>
      <div className="wrap">
        <div className="ar-call__text">
          <h2 id="h-call">{heading}</h2>
          <p className="lead">{text}</p>
          <ButtonLink href={href} rise>
            {action}
          </ButtonLink>
        </div>
        <nav aria-label={archetypePage.others}>
          <ul className="ar-call__plates">
            {others.map((id) => (
              <li key={id}>
                <PageLink href={`/archetypes/${id}`} aria-label={archetypes[id].name}>
                  <Plate archetype={id} />
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
