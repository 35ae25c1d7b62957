import { Icon } from "@/components/art/icon";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { type Tier, tierPeriod, tierPrice } from "@/content/tiers";
import { classNames } from "@/lib/class-names";
import styles from "./tier-card.module.css";

export function TierCard({ tier }: { tier: Tier }) {
  const isHigh = tier.id === "alchemist";
  return (
    <li className={classNames(styles.tier, isHigh && ["on-night", styles.high])}>
      <div className={styles.top}>
        <Icon name={tier.icon} />
        {tier.badge ? <Badge tone={tier.popular ? "gold" : "info"}>{tier.badge}</Badge> : null}
      </div>
      <h3>{tier.name}</h3>
      <p className={styles.subtitle}>{tier.subtitle}</p>
      <p className={styles.price}>
        {tierPrice(tier)} {tier.usd ? <small>{tierPeriod(tier)}</small> : null}
      </p>
      <ul className={styles.features}>
        {tier.features.map((feature) => (
          <li key={feature}>
            <Icon name={tier.icon} className={styles.mark} />
            {feature}
          </li>
        ))}
      </ul>
      <p className={styles.fit}>{tier.bestFor}</p>
      {tier.cta.href ? (
        <ButtonLink href={tier.cta.href} className={styles.button}>
          {tier.cta.label}
        </ButtonLink>
      ) : (
        <Button className={styles.button} disabled>
          {tier.cta.label}
          <span className="sr-only">: {tier.name}</span>
        </Button>
      )}
    </li>
  );
}
