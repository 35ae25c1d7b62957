import { clsx } from "clsx";
import type { ReactNode } from "react";
import { polar, repeat, round } from "@/components/art/geometry";
import { Icon } from "@/components/art/icon";
import { strokes } from "@/components/art/strokes";
import { Section } from "@/components/layout/section";
import { Paragraph } from "@/components/ui/rich-text";
import type { Offers } from "@/content/offers";
import type { Pricing } from "@/content/pricing";
import { groupDigits } from "@/lib/grouped-digits";
import styles from "./founding.module.css";

type FoundingProps = {
  content: Pricing["founding"];
  offer: Offers["founding"];
  action: ReactNode;
};

export function Founding({ content, offer, action }: FoundingProps) {
  return (
    <Section name="founding" className="on-night relative overflow-clip py-band">
      <div className="grid12">
        <div className={clsx("relative self-center justify-self-start wide:col-[1/7]", styles.sum)}>
          <Rosette className={clsx("pointer-events-none absolute top-1/2 max-w-none", styles.rosette)} />
          <h2 id="h-founding" className="relative text-gold-light">
            {content.title}
          </h2>
          <p
            className={clsx("relative text-on-night", styles.price)}
            data-digits={`${offer.amount}`.length}
            translate="no"
          >
            <span className="block tracking-normal">{offer.currency}</span> {groupDigits(offer.amount)}
          </p>
          <p
            className={clsx(
              "relative mt-s5 font-aside text-[1.375rem] text-on-night leading-[1.3] italic",
              styles.once,
            )}
          >
            {offer.once}
          </p>
        </div>
        <div className={clsx("max-[44rem]:mt-s7 wide:col-[8/-1]", styles.text)}>
          <h3>{content.includedTitle}</h3>
          <ul role="list" className="mt-s4 border-t border-gold-light">
            {offer.included.map((item, index) => (
              <li key={index} className="flex gap-4 border-night-line border-b py-[0.9rem] leading-[1.45]">
                <Icon name="mark" className={clsx("mt-[0.1rem]", styles.icon)} />
                {item}
              </li>
            ))}
          </ul>
          <h3 className="mt-s6">{content.excludedTitle}</h3>
          <Paragraph className="mt-[0.6rem] max-w-[44ch]" text={offer.excluded} />
          <div className="actions mt-s6">{action}</div>
        </div>
      </div>
    </Section>
  );
}

const centre = 320;

const loops = repeat(72, (index) => {
  const [x, y] = polar(centre, centre, 222, (index * Math.PI) / 36);
  return `M${round(x + 60)} ${round(y)}a60 60 0 1 1 -120 0a60 60 0 1 1 120 0`;
});

function Rosette({ className }: { className?: string }) {
  return (
    <svg
      className={clsx("fill-none stroke-gold-light stroke-[1.1]", strokes.figure, className)}
      data-motion="rosette"
      viewBox="0 0 640 640"
      aria-hidden="true"
    >
      <path
        className={clsx("[--starts:cover_24%] [--ends:cover_40%]", strokes.fading)}
        strokeWidth="0.55"
        d={loops}
      />
      <circle
        className={clsx("[--starts:entry_10%] [--ends:cover_28%]", strokes.drawn, "[--from-dash:993]")}
        cx={centre}
        cy={centre}
        r="158"
      />
      <circle
        className={clsx("[--starts:entry_30%] [--ends:cover_34%]", strokes.drawn, "[--from-dash:1810]")}
        cx={centre}
        cy={centre}
        r="288"
      />
      <circle cx={centre} cy={centre} r="297" />
      <circle strokeWidth="9" strokeDasharray="0.6 9.61" cx={centre} cy={centre} r="292.5" />
    </svg>
  );
}
