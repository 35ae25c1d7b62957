import { rays, round } from "@/components/art/geometry";
import { Paragraph } from "@/components/ui/words";
import { type Corporate, corporateLabels } from "@/content/corporate";
import { classNames } from "@/lib/class-names";
import { BookingLink } from "./booking-link";
import styles from "./clarity-call.module.css";

const quarterLines = Array.from({ length: 11 }, (_, index) => {
  const y = 20 + ((index + 1) * 140) / 12;
  return `M160 ${round(y)}H${round(160 + Math.sqrt(140 ** 2 - (160 - y) ** 2))}`;
}).join("");

export function ClarityCall({ content, booking }: { content: Corporate["call"]; booking: string }) {
  return (
    <section
      className="relative py-band on-night border-b border-night-line"
      aria-labelledby="h-call"
      data-meets-footer
    >
      <div className="wrap">
        <div className="grid12 items-center gap-y-s6">
          <svg
            className={classNames("overflow-visible fill-none stroke-gold-light stroke-[1.3]", styles.clock)}
            viewBox="0 0 320 320"
            role="img"
            aria-label={corporateLabels.clock}
          >
            <path className="fill-night-line stroke-none" d="M160 160V20A140 140 0 0 1 300 160Z" />
            <circle cx="160" cy="160" r="140" />
            <circle strokeWidth="0.7" cx="160" cy="160" r="132" />
            <path strokeWidth="0.7" d={rays(160, 160, 140, 150, 60) + quarterLines} />
            <path d={`${rays(160, 160, 140, 158, 4)}M160 160V34M160 160H286`} />
            <circle className="fill-gold-light stroke-none" cx="160" cy="160" r="5" />
          </svg>
          <div className={styles.text}>
            <h2 id="h-call">{content.title}</h2>
            <Paragraph className="lead mt-s5" text={content.lead} />
            <div className="actions mt-s6">
              <BookingLink href={booking} variant="gold" className="max-[36rem]:w-full">
                {content.action}
              </BookingLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
