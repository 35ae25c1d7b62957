import { pricing } from "@/content/pricing";
import type { Tier } from "@/content/tiers";
import { classNames } from "@/lib/class-names";
import { cardArt } from "./card-art";

export function MembershipCard({ tier }: { tier: Tier }) {
  const { bold, hair } = cardArt[tier.id];
  return (
    <figure className={classNames("pr-card", `pr-card--${tier.id}`)}>
      <svg viewBox="0 0 420 265" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <path d={bold} />
        <path className="hair" d={hair} />
      </svg>
      <figcaption>
        <b>{tier.name}</b>
        <span>{pricing.cards[tier.id].caption}</span>
      </figcaption>
    </figure>
  );
}
