import { home } from "@/content/home";
import { classNames } from "@/lib/class-names";
import styles from "./voices.module.css";

export function Voices() {
  const { heading, list } = home.voices;
  return (
    <section className="band" aria-labelledby="h-voices">
      <div className="wrap">
        <h2 id="h-voices" className="visually-hidden">
          {heading}
        </h2>
        <div className={classNames("grid12 gap-y-s7", styles.quotes)}>
          {list.map((voice, i) => (
            <figure key={voice.by}>
              <blockquote className={classNames(styles.quote, i === 0 && styles.first)}>
                “{voice.quote}”
              </blockquote>
              <figcaption className="mt-s4 text-ink-2 text-small">{voice.by}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
