import { MethodFigure } from "@/components/art/method-figure";
import { Paragraph } from "@/components/ui/words";
import type { Coaching } from "@/content/coaching";
import { tierIds } from "@/content/tiers";
import { classNames } from "@/lib/class-names";
import styles from "./program-stages.module.css";
import { ThinRoad, WideRoad } from "./road";

const figures = { explorer: 1, adventurer: 2, alchemist: 3 } as const;

export function ProgramStages({ content }: { content: Coaching["stages"] }) {
  return (
    <section className="relative py-band bg-dune" aria-labelledby="h-stages">
      <div className="wrap">
        <h2 id="h-stages">{content.heading}</h2>
        <div className={classNames("relative mt-s7 grid", styles.stages)}>
          <WideRoad className={classNames("size-full max-wide:hidden", styles.wideRoad)} />
          <ThinRoad className={classNames("absolute top-0 h-full wide:hidden", styles.thinRoad)} />
          {tierIds.map((id) => (
            <article key={id} className={classNames("grid items-center gap-s6 py-s6", styles.stage)}>
              <div className={styles.text}>
                <h3 className="text-h2">
                  <span className="mb-s2 block font-aside font-normal text-[1.1875rem] text-gold-ink lining-nums leading-[1.3] tracking-normal italic">
                    {content[id].weeks}
                  </span>
                  <span className="sr-only">: </span>
                  {content[id].name}
                </h3>
                <Paragraph className="mt-s4 max-w-[38ch] text-ink-2" text={content[id].text} />
              </div>
              <div
                className={classNames("grid justify-items-center max-tab:hidden", styles.drawing)}
                aria-hidden="true"
              >
                <MethodFigure n={figures[id]} className={classNames("h-auto w-full", styles.figure)} />
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
