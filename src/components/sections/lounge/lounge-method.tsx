import type { ReactNode } from "react";
import { Panel } from "@/components/ui/panel";
import { Paragraph, Words } from "@/components/ui/words";
import { type Lounge, type Pillar, type PillarId, pillarIds, pillarParts } from "@/content/lounge";
import { classNames } from "@/lib/class-names";
import styles from "./lounge-method.module.css";
import { RestBreaths } from "./rest-breaths";
import { WellDrawing } from "./well-drawing";

// Aligned with the columns of the pillars below.
const head =
  "wrap pb-s7 wide:grid wide:grid-cols-[minmax(0,1fr)_6rem_minmax(0,1fr)] wide:items-end wide:gap-x-[calc(30px+3rem)]";

type LoungeMethodProps = { content: Lounge["method"]; breaths: Lounge["breaths"] };

export function LoungeMethod({ content, breaths }: LoungeMethodProps) {
  const { title, lead, note } = content;
  return (
    <section id="method" aria-labelledby="h-method">
      <div className={head}>
        <h2 id="h-method">{title}</h2>
        <Paragraph className="lead mt-s4 wide:col-start-1" text={lead} />
        <Paragraph className="note mt-s5 max-w-[34em] wide:col-start-3 wide:row-start-2" text={note} />
      </div>
      {pillarIds.map((id) => (
        <MethodPillar key={id} id={id} content={content[id]}>
          {id === "rest" ? <RestBreaths content={breaths} /> : null}
        </MethodPillar>
      ))}
    </section>
  );
}

function Fold({ name, holds }: { name: string; holds: string }) {
  return (
    <>
      <h4 className="col-start-1">{name}</h4>
      <span className="note col-start-1">{holds}</span>
    </>
  );
}

type MethodPillarProps = { id: PillarId; content: Pillar; children: ReactNode };

function MethodPillar({ id, content, children }: MethodPillarProps) {
  const { name, voice, text, challenge, prompts, solution } = content;
  const heading = `h-${id}`;
  return (
    <article className={styles.pillar} id={id} data-pillar={id} aria-labelledby={heading}>
      <div className={classNames("wrap grid", styles.grid)}>
        <div className={styles.word}>
          <h3 id={heading}>{name}</h3>
          <p className="mt-s5 font-aside text-gold-ink text-h4 italic leading-[1.3]">{voice}</p>
          <Paragraph className="mt-s4 max-w-[27em] text-lead leading-normal" text={text} />
        </div>
        <WellDrawing at={id} />
        <div className={styles.panels}>
          <Panel
            className={styles.panel}
            summary={<Fold name={pillarParts.challenge} holds={challenge.holds} />}
          >
            <Paragraph className={styles.inside} text={challenge.text} />
          </Panel>
          <Panel className={styles.panel} summary={<Fold name={pillarParts.prompts} holds={prompts.holds} />}>
            <ul className={styles.inside}>
              {prompts.list.map((prompt) => (
                <li key={prompt} className="relative text-balance">
                  <Words text={prompt} />
                </li>
              ))}
            </ul>
          </Panel>
          <Panel
            className={styles.panel}
            summary={<Fold name={pillarParts.solution} holds={solution.holds} />}
          >
            <Paragraph className={styles.inside} text={solution.text} />
          </Panel>
        </div>
        {children}
      </div>
    </article>
  );
}
