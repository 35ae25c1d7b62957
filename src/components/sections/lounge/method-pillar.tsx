import { Panel } from "@/components/ui/panel";
import { lounge, type Pillar } from "@/content/lounge";
import { classNames } from "@/lib/class-names";
import styles from "./method-pillar.module.css";
import { WellDrawing } from "./well-drawing";

const { parts } = lounge.method;
const inside = "max-w-[33em] pb-7 text-ink-2";

export function MethodPillar({ pillar }: { pillar: Pillar }) {
  const { id, name, voice, text, challenge, prompts, solution } = pillar;
  const heading = `h-${id}`;
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
          <Panel className={styles.panel} summary={<h4>{parts.challenge}</h4>}>
            <p className={inside}>{challenge}</p>
          </Panel>
          <Panel className={styles.panel} summary={<h4>{parts.prompts}</h4>}>
            <ul className={inside}>
              {prompts.map((prompt) => (
                <li key={prompt} className="relative text-balance">
                  {prompt}
                </li>
              ))}
            </ul>
          </Panel>
          <Panel className={styles.panel} summary={<h4>{parts.solution}</h4>}>
            <p className={inside}>{solution}</p>
          </Panel>
        </div>
      </div>
    </article>
  );
}
