import { Sign } from "@/components/art/sign";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { type Tier, tierPeriod, tierPrice } from "@/content/tiers";
import { classNames } from "@/lib/class-names";

export function TierCard({ tier }: { tier: Tier }) {
  const isHigh = tier.id === "alchemist";
  return (
    <li className={classNames("tier", isHigh && "tier--high on-night")}>
      <div className="tier__top">
        <Sign name={tier.sign} />
        {tier.badge ? <Badge tone={tier.popular ? "gold" : "info"}>{tier.badge}</Badge> : null}
      </div>
      <h3>{tier.name}</h3>
      <p className="tier__sub">{tier.subtitle}</p>
      <p className="tier__price">
        {tierPrice(tier)} {tier.usd ? <small>{tierPeriod(tier)}</small> : null}
      </p>
      <ul className="tier__marks">
        {tier.features.map((feature) => (
          <li key={feature}>
            <Sign name={tier.sign} />
            {feature}
          </li>
        ))}
      </ul>
      <p className="tier__for">{tier.bestFor}</p>
      {tier.cta.href ? (
        <ButtonLink href={tier.cta.href}>{tier.cta.label}</ButtonLink>
      ) : (
        <Button disabled>
          {tier.cta.label}
          <span className="visually-hidden">: {tier.name}</span>
        </Button>
      )}
    </li>
  );
}
