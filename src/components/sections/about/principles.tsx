import { about } from "@/content/about";
import { classNames } from "@/lib/class-names";
import styles from "./principles.module.css";

const text = about.principles;

export function Principles() {
  return (
    <section className="relative py-band bg-paper overflow-clip" aria-labelledby="h-rules">
      <div className="wrap">
        <h2 id="h-rules">{text.title}</h2>
        <ol className="mt-s7">
          {text.list.map((principle) => (
            <li key={principle.name} className={classNames("relative", styles.principle)}>
              <h3>{principle.name}</h3>
              <p className="mt-[0.4rem] max-w-[32em] text-ink-2">{principle.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
