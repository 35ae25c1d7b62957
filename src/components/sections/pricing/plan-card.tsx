import { pricing } from "@/content/pricing";
import type { Tier } from "@/content/tiers";
import { cardArt } from "./card-art";
import styles from "./plan-card.module.css";

export function PlanCard({ tier }: { tier: Tier }) {
  const { bold, hair } = cardArt[tier.id];
  return (
    <figure className={styles.card} data-tier={tier.id}>
      <svg viewBox="0 0 420 265" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <path d={bold} />
        <path strokeWidth="0.6" d={hair} />
      </svg>
      <figcaption>
        <b>{tier.name}</b>
        <span className="text-small">{pricing.cards[tier.id].caption}</span>
      </figcaption>
    </figure>
  );
}
