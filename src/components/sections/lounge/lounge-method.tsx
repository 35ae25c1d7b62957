import { Panel } from "@/components/ui/panel";
import { lounge, type Pillar } from "@/content/lounge";
import { classNames } from "@/lib/class-names";
import styles from "./lounge-method.module.css";
import { RestBreaths } from "./rest-breaths";
import { WellDrawing } from "./well-drawing";

// On the columns of the pillars below.
const head =
  "wrap pb-s7 wide:grid wide:grid-cols-[minmax(0,1fr)_6rem_minmax(0,1fr)] wide:items-end wide:gap-x-[calc(30px+3rem)]";

export function LoungeMethod() {
  const { title, lead, note, pillars } = lounge.method;
  return (
    <section id="method" aria-labelledby="h-method">
      <div className={head}>
        <h2 id="h-method">{title}</h2>
        <p className="lead mt-s4 wide:col-start-1">{lead}</p>
        <p className="note mt-s5 max-w-[34em] wide:col-start-3 wide:row-start-2">{note}</p>
      </div>
      {pillars.map((pillar) => (
        <MethodPillar key={pillar.id} pillar={pillar} />
      ))}
    </section>
  );
}

const { parts } = lounge.method;

function Fold({ name, holds }: { name: string; holds: string }) {
  return (
    <>
      <h4 className="col-start-1">{name}</h4>
      <span className="note col-start-1">{holds}</span>
    </>
  );
}

function MethodPillar({ pillar }: { pillar: Pillar }) {
  const { id, name, voice, text, folds, challenge, prompts, solution } = pillar;
  const heading = `h-${id}`;
  const isRest = id === "rest";
  return (
    <article className={styles.pillar} id={id} data-pillar={id} aria-labelledby={heading}>
      <div className={classNames("wrap grid", styles.grid)}>
        <div className={styles.word}>
          <h3 id={heading}>{name}</h3>
          <p className="mt-s5 font-aside text-gold-ink text-h4 italic leading-[1.3]">{voice}</p>
          <p className="mt-s4 max-w-[27em] text-lead leading-normal">{text}</p>
        </div>
        <WellDrawing at={id} />
        <div className={styles.panels}>
          <Panel className={styles.panel} summary={<Fold name={parts.challenge} holds={folds[0]} />}>
            <p className={styles.inside}>{challenge}</p>
          </Panel>
          <Panel className={styles.panel} summary={<Fold name={parts.prompts} holds={folds[1]} />}>
            <ul className={styles.inside}>
              {prompts.map((prompt) => (
                <li key={prompt} className="relative text-balance">
                  {prompt}
                </li>
              ))}
            </ul>
          </Panel>
          <Panel className={styles.panel} summary={<Fold name={parts.solution} holds={folds[2]} />}>
            <p className={styles.inside}>{solution}</p>
          </Panel>
        </div>
        {isRest ? <RestBreaths /> : null}
      </div>
    </article>
  );
}
