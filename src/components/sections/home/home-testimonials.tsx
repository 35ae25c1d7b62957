import { home } from "@/content/home";
import { classNames } from "@/lib/class-names";
import styles from "./home-testimonials.module.css";

export function HomeTestimonials() {
  const { heading, note, list } = home.testimonials;
  return (
    <section className="relative py-band" aria-labelledby="h-testimonials">
      <div className="wrap">
        <h2 id="h-testimonials" className="sr-only">
          {heading}
        </h2>
        <div className={classNames("grid12 gap-y-s7", styles.quotes)}>
          {list.map((testimonial, i) => (
            <figure key={testimonial.by}>
              <blockquote className={classNames(styles.quote, i === 0 && styles.first)}>
                “{testimonial.quote}”
              </blockquote>
              <figcaption className="mt-s4 text-ink-2 text-small">{testimonial.by}</figcaption>
            </figure>
          ))}
        </div>
        <p className="note mt-s6">{note}</p>
      </div>
    </section>
  );
}
