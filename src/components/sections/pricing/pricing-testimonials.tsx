import { Paragraph, Words } from "@/components/ui/words";
import type { Pricing } from "@/content/pricing";
import { type Testimonials, testimonialsOn } from "@/content/testimonials";
import { classNames } from "@/lib/class-names";
import styles from "./pricing-testimonials.module.css";

type PricingTestimonialsProps = { content: Pricing["testimonials"]; testimonials: Testimonials };

export function PricingTestimonials({ content: { title, note }, testimonials }: PricingTestimonialsProps) {
  const { list, hasSamples } = testimonialsOn("onPricing", testimonials);
  if (list.length === 0) return null;
  return (
    <section className="relative py-band" aria-labelledby="h-testimonials">
      <div className="wrap">
        <div className={classNames("grid", styles.quotes)}>
          <h2 id="h-testimonials">{title}</h2>
          {list.map(({ quote, by }, index) => (
            <figure key={index}>
              <blockquote dir="auto">
                “<Words text={quote} />”
              </blockquote>
              <figcaption className="mt-[0.8rem] text-small text-ink-2">
                <bdi>{by}</bdi>
              </figcaption>
            </figure>
          ))}
        </div>
        {hasSamples ? <Paragraph className="note mt-s6" text={note} /> : null}
      </div>
    </section>
  );
}
