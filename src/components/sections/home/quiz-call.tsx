import { Plate } from "@/components/art/plate";
import { ButtonLink } from "@/components/ui/button-link";
import { home } from "@/content/home";

export function QuizCall() {
  const { heading, lead, cta, facts, plates } = home.quiz;
  return (
    <section className="band call" id="eq-quiz" aria-labelledby="h-quiz">
      <div className="wrap">
        <div className="grid12">
          <div className="call__text stack">
            <h2 id="h-quiz">{heading}</h2>
            <p className="lead">{lead}</p>
            <div className="actions">
              <ButtonLink href={cta.href} rise>
                {cta.label}
              </ButtonLink>
            </div>
            <p className="call__facts">{facts}</p>
          </div>
          <div className="call__plates">
            {plates.map((plate) => (
              <Plate key={plate.archetype} archetype={plate.archetype} caption={plate.name} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
