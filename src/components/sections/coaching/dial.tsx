import { ButtonLink } from "@/components/ui/button-link";
import type { coaching } from "@/content/coaching";
import { Astrolabe } from "./astrolabe";

export function Dial({ content }: { content: typeof coaching.hero }) {
  return (
    <section className="dial on-night" aria-labelledby="h-program">
      <div className="wrap dial__sky">
        <h1 id="h-program">{content.heading}</h1>
        <p className="lead">{content.lead}</p>
        <div className="actions">
          <ButtonLink href={content.cta.href} variant="gold">
            {content.cta.label}
          </ButtonLink>
        </div>
      </div>
      <div className="dial__ground">
        <Astrolabe label={content.dial} />
        <div className="dial__earth">
          <dl className="wrap dial__facts">
            {content.facts.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
