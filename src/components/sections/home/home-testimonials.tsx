import { Paragraph, Words } from "@/components/ui/words";
import type { Home } from "@/content/home";
import { type Testimonials, testimonialsOn } from "@/content/testimonials";
import { classNames } from "@/lib/class-names";
import styles from "./home-testimonials.module.css";

type HomeTestimonialsProps = { content: Home["testimonials"]; testimonials: Testimonials };

export function HomeTestimonials({ content: { heading, note }, testimonials }: HomeTestimonialsProps) {
  const { list, hasSamples } = testimonialsOn("onHome", testimonials);
  if (list.length === 0) return null;
  return (
    <section className="relative pt-band" aria-labelledby="h-testimonials">
      <div className="wrap">
        <h2 id="h-testimonials" className="sr-only">
          {heading}
        </h2>
        <div className={classNames("grid12 gap-y-s7", styles.quotes)}>
          {list.map((testimonial, i) => (
            <figure key={i}>
              <blockquote dir="auto" className={classNames(styles.quote, i === 0 && styles.first)}>
                “<Words text={testimonial.quote} />”
              </blockquote>
              <figcaption className="mt-s4 text-ink-2 text-small">
                <bdi>{testimonial.by}</bdi>
              </figcaption>
            </figure>
          ))}
        </div>
        {hasSamples ? <Paragraph className="note mt-s6" text={note} /> : null}
      </div>
    </section>
  );
}
