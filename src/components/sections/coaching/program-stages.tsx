import { MethodFigure } from "@/components/art/method-figure";
import type { coaching } from "@/content/coaching";
import styles from "./program-stages.module.css";
import { ThinRoad, WideRoad } from "./road";

export function ProgramStages({ content }: { content: typeof coaching.stages }) {
  return (
    <section className="relative py-band bg-dune" aria-labelledby="h-stages">
      <div className="wrap">
        <h2 id="h-stages">{content.heading}</h2>
        <div className={styles.stages}>
          <WideRoad className={styles.wideRoad} />
          <ThinRoad className={styles.thinRoad} />
          {content.list.map((stage) => (
            <article key={stage.name} className={styles.stage}>
              <div className={styles.text}>
                <h3 className="text-h2">
                  <span className={styles.weeks}>{stage.weeks}</span>
                  <span className="sr-only">: </span>
                  {stage.name}
                </h3>
                <p className="mt-s4 max-w-[38ch] text-ink-2">{stage.text}</p>
              </div>
              <div className={styles.drawing} aria-hidden="true">
                <MethodFigure n={stage.figure} className={styles.figure} />
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
