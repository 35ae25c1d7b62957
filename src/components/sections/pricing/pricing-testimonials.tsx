import { pricing } from "@/content/pricing";
import { classNames } from "@/lib/class-names";
import styles from "./pricing-testimonials.module.css";

export function PricingTestimonials() {
  const { title, note, list } = pricing.testimonials;
  return (
    <section className="relative py-band" aria-labelledby="h-testimonials">
      <div className="wrap">
        <div className={classNames("grid", styles.quotes)}>
          <h2 id="h-testimonials">{title}</h2>
          {list.map(({ quote, by }) => (
            <figure key={by}>
              <blockquote>“{quote}”</blockquote>
              <figcaption className="mt-[0.8rem] text-small text-ink-2">{by}</figcaption>
            </figure>
          ))}
        </div>
        <p className="note mt-s6">{note}</p>
      </div>
    </section>
  );
}
