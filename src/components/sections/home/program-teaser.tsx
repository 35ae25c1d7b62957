import { Scene } from "@/components/art/scene";
import { ButtonLink } from "@/components/ui/button-link";
import { home } from "@/content/home";

export function ProgramTeaser() {
  const { heading, lead, cta } = home.teaser;
  return (
    <section className="teaser on-night" aria-labelledby="h-teaser" data-meets-footer>
      <Scene name="night" className="teaser__scene" />
      <div className="wrap">
        <div className="teaser__text stack">
          <h2 id="h-teaser">{heading}</h2>
          <p className="lead">{lead}</p>
          <p className="actions">
            <ButtonLink href={cta.href} variant="gold">
              {cta.label}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
