import { pricing } from "@/content/pricing";
import type { Tier } from "@/content/tiers";
import { classNames } from "@/lib/class-names";
import { cardArt } from "./card-art";
import styles from "./plan-card.module.css";

export function PlanCard({ tier }: { tier: Tier }) {
  const { bold, hair } = cardArt[tier.id];
  return (
    <figure className={classNames("relative overflow-clip text-gold", styles.card)} data-tier={tier.id}>
      <svg
        className="absolute inset-0 size-full fill-none stroke-[1.2] stroke-current"
        viewBox="0 0 420 265"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
      >
        <path d={bold} />
        <path strokeWidth="0.6" d={hair} />
      </svg>
      <figcaption className="relative text-ink-2">
        <b className="block text-ink">{tier.name}</b>
        <span className="text-small">{pricing.cards[tier.id].caption}</span>
      </figcaption>
    </figure>
  );
}
