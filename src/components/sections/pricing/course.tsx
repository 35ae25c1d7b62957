import { Sign } from "@/components/art/sign";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { pricing } from "@/content/pricing";
import { type Tier, tierPeriod, tierPrice } from "@/content/tiers";
import { MembershipCard } from "./membership-card";

export function Course({ tier }: { tier: Tier }) {
  return (
    <li className="pr-course">
      <MembershipCard tier={tier} />
      <article aria-labelledby={`h-${tier.id}`}>
        <div className="pr-course__line">
          <h2 id={`h-${tier.id}`}>{tier.name}</h2>
          <span className="pr-course__dots" aria-hidden="true" />
          <p className="pr-course__price">
            {tierPrice(tier)} {tier.usd ? <small>{tierPeriod(tier)}</small> : null}
          </p>
        </div>
        <p className="pr-course__sub">
          {tier.subtitle}
          {tier.popular && tier.badge ? <Badge tone="gold">{tier.badge}</Badge> : null}
        </p>
        <p className="pr-course__text">{tier.description}</p>
        <ul className="pr-course__list">
          {tier.features.map((feature) => (
            <li key={feature}>
              <Sign name={tier.sign} />
              {feature}
            </li>
          ))}
        </ul>
        <div className="pr-course__act">
          <TierAction tier={tier} />
          <p className="note">
            {tier.bestFor} {pricing.cards[tier.id].after}
          </p>
        </div>
      </article>
    </li>
  );
}

function TierAction({ tier }: { tier: Tier }) {
  if (tier.cta.href) return <ButtonLink href={tier.cta.href}>{tier.cta.label}</ButtonLink>;
  return (
    <Button disabled>
      {tier.cta.label}
      <span className="visually-hidden">: {tier.name}</span>
    </Button>
  );
}
