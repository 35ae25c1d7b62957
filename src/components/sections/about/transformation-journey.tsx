import { about } from "@/content/about";
import { classNames } from "@/lib/class-names";
import styles from "./transformation-journey.module.css";

const words = about.journey;

export function TransformationJourney() {
  return (
    <section className={styles.journey} aria-labelledby="h-journey">
      <div className={styles.head}>
        <div className="wrap">
          <h2 id="h-journey">{words.title}</h2>
        </div>
      </div>
      <div className={classNames("wrap", styles.rows)}>
        <div className="hidden grid-cols-2 pb-s4 tab:grid" aria-hidden="true">
          <p className={classNames("text-gold-light", styles.name)}>{words.before}</p>
          <p className={classNames("pl-14", styles.name)}>{words.after}</p>
        </div>
        <ol>
          {words.rows.map((row) => (
            <li key={row.before} className={styles.row}>
              <p className={styles.before}>
                <span className="sr-only">{words.before}: </span>
                {row.before}
              </p>
              <p className={styles.after}>
                <span className="sr-only">{words.after}: </span>
                {row.after}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
