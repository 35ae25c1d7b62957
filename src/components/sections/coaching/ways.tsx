import { Sign } from "@/components/art/sign";
import { Button } from "@/components/ui/button";
import type { coaching } from "@/content/coaching";
import { programPrice, programTerms } from "@/content/programs";
import { site } from "@/content/site";
import type { RenderTrigger } from "./render-trigger";

const buttons = { collective: "btn btn--line", partnership: "btn" };

type WaysProps = {
  content: typeof coaching.options;
  renderTrigger: RenderTrigger;
};

export function Ways({ content, renderTrigger }: WaysProps) {
  return (
    <section className="band" id="program-options" aria-labelledby="h-ways">
      <div className="wrap">
        <h2 id="h-ways">{content.heading}</h2>
        <div className="ways">
          {content.list.map(({ program, voice, text, action }) => (
            <article key={program.id} className="way-in">
              <Sign name={program.sign} />
              <div className="way-in__line">
                <h3>{program.name}</h3>
                <span className="way-in__dots" aria-hidden="true" />
                <p className="way-in__price">
                  {programPrice(program)}
                  <span className="visually-hidden"> {programTerms.currency}</span>
                </p>
              </div>
              <p className="way-in__voice">{voice}</p>
              <div className="way-in__body">
                <p>{text}</p>
                <div className="way-in__act">
                  {program.id === "blueprint" ? (
                    <>
                      <span className="note" id="blueprint-soon">
                        {content.soon}
                      </span>
                      <Button variant="line" aria-disabled="true" aria-describedby="blueprint-soon">
                        {action}
                      </Button>
                    </>
                  ) : (
                    renderTrigger(program.id, buttons[program.id], action)
                  )}
                </div>
              </div>
            </article>
          ))}
          <p className="note ways__foot">{content.foot}</p>
          <noscript>
            <p className="note">
              {content.formTrigger.noScript} <a href={`mailto:${site.support}`}>{site.support}</a>
            </p>
          </noscript>
        </div>
      </div>
    </section>
  );
}
