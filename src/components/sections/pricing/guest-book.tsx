import { pricing } from "@/content/pricing";
import styles from "./guest-book.module.css";

export function GuestBook() {
  const { title, list } = pricing.guests;
  return (
    <section className="band" aria-labelledby="h-guests">
      <div className="wrap">
        <div className={styles.quotes}>
          <h2 id="h-guests">{title}</h2>
          {list.map(({ quote, by }) => (
            <figure key={by}>
              <blockquote>“{quote}”</blockquote>
              <figcaption className="mt-[0.8rem] text-small text-ink-2">{by}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
