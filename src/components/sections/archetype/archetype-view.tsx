import { Plate } from "@/components/art/plate";
import { archetypePage } from "@/content/archetype-page";
import { type Archetype, archetypes } from "@/content/archetypes";
import { result } from "@/content/quiz";
import { ShareRow } from "./share-row";

export function ArchetypeView({ archetype }: { archetype: Archetype }) {
  const content = archetypes[archetype];
  const { meaning, power, growth, mantra, step } = result.sections;
  const [first, second] = content.description;
  const { heading, note } = archetypePage.share;
  return (
    <div className="ar">
      <div className="ar__side on-night">
        <Plate archetype={archetype} className="ar__plate" />
      </div>
      <article className="ar__text" aria-labelledby="h-archetype">
        <p className="ar__kind">{archetypePage.kind}</p>
        <h1 id="h-archetype">{content.name}</h1>
        <p className="ar__sub">{content.subtitle}</p>
        <section>
          <h2>{meaning}</h2>
          <p className="ar__big">{first}</p>
          <p>{second}</p>
        </section>
        <section className="ar__in">
          <h2>{power}</h2>
          <p>{content.hiddenPower}</p>
        </section>
        <section className="ar__in ar__in--far">
          <h2>{growth}</h2>
          <p>{content.invitationForGrowth}</p>
        </section>
        <section className="ar__mantra">
          <h2>{mantra}</h2>
          <p>“{content.healingMantra}”</p>
        </section>
        <section>
          <h2>{step}</h2>
          <p>{content.firstStep.intro}</p>
          <ol className="ar__steps">
            {content.firstStep.steps.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </section>
        <ShareRow path={`/archetypes/${archetype}`} title={content.name} heading={heading} note={note} />
      </article>
    </div>
  );
}
