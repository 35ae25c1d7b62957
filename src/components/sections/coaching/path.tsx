import { MethodFigure } from "@/components/art/method-figure";
import type { coaching } from "@/content/coaching";
import { ThinRoad, WideRoad } from "./road";

export function Path({ content }: { content: typeof coaching.path }) {
  return (
    <section className="band band--dune" aria-labelledby="h-path">
      <div className="wrap">
        <h2 id="h-path">{content.heading}</h2>
        <div className="road">
          <WideRoad />
          <ThinRoad />
          {content.stages.map((stage) => (
            <article key={stage.name} className={`stage stage--${stage.figure}`}>
              <div className="stage__text">
                <h3>
                  <span className="stage__weeks">{stage.weeks}</span>
                  <span className="visually-hidden">: </span>
                  {stage.name}
                </h3>
                <p>{stage.text}</p>
              </div>
              <div className="stage__figure" aria-hidden="true">
                <MethodFigure n={stage.figure} />
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
