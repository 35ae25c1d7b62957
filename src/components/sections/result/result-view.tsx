import type { ReactNode } from "react";
import { Plate } from "@/components/art/plate";
import { Sign } from "@/components/art/sign";
import { type Archetype, archetypes } from "@/content/archetypes";
import { result } from "@/content/quiz";

type ResultViewProps = { archetype: Archetype; greeting: ReactNode; share: ReactNode; call: ReactNode };

export function ResultView({ archetype, greeting, share, call }: ResultViewProps) {
  const content = archetypes[archetype];
  const { meaning, power, growth, mantra, step } = result.sections;
  return (
    <>
      <section className="rs-hero" aria-labelledby="h-archetype">
        <div className="wrap grid12">
          <div className="rs-hero__text">
            {greeting}
            <h1 id="h-archetype" tabIndex={-1}>
              {content.name}
            </h1>
            <p className="rs-hero__sub">{content.subtitle}</p>
          </div>
          <Plate archetype={archetype} caption={content.numeral} className="rs-hero__plate" />
        </div>
      </section>

      <div className="band">
        <div className="wrap grid12 rs-read">
          <section className="rs-read__long">
            <h2>{meaning}</h2>
            {content.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          <section className="rs-read__power">
            <h2>{power}</h2>
            <p>{content.hiddenPower}</p>
          </section>
          <section className="rs-read__growth">
            <h2>{growth}</h2>
            <p>{content.invitationForGrowth}</p>
          </section>
        </div>
      </div>

      <section className="band on-night rs-mantra" aria-labelledby="h-mantra">
        <div className="wrap grid12">
          <div className="rs-mantra__text">
            <h2 id="h-mantra">{mantra}</h2>
            <p>“{content.healingMantra}”</p>
          </div>
          <Sign name={archetype} className="rs-mantra__sign" />
        </div>
      </section>

      <section className="band band--paper" aria-labelledby="h-step">
        <div className="wrap grid12 rs-first">
          <div className="rs-first__head">
            <h2 id="h-step">{step}</h2>
            <p className="lead">{content.firstStep.intro}</p>
          </div>
          <ol className="rs-first__list">
            {content.firstStep.steps.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
          <div className="rs-first__share">{share}</div>
        </div>
      </section>
      {call}
    </>
  );
}
