import type { ReactNode } from "react";
import { type Archetype, archetypes } from "@/content/archetypes";
import { memberHome } from "@/content/member-home";
import { classNames } from "@/lib/class-names";
import styles from "./tonight.module.css";

type TonightProps = { archetype: Archetype | null; start: ReactNode; card: ReactNode };

/** Shows the open setup steps and the archetype's first step beside the membership card. */
export function Tonight({ archetype, start, card }: TonightProps) {
  const step = archetype ? archetypes[archetype].firstStep : null;
  return (
    <div className="bg-paper">
      <div className={classNames("wrap grid12", styles.tonight)} data-unmet={!archetype || undefined}>
        <div className={styles.start}>{start}</div>
        <section className={styles.step} aria-labelledby="h-first-step">
          <h2 id="h-first-step">{memberHome.step.heading}</h2>
          <p className={styles.intro}>{step?.intro ?? memberHome.step.none}</p>
          {step ? (
            <ol className={styles.steps}>
              {step.steps.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          ) : null}
        </section>
        <div className={styles.card}>{card}</div>
      </div>
    </div>
  );
}
