import { Icon } from "@/components/art/icon";
import { Badge } from "@/components/ui/badge";
import { TierButton } from "@/components/ui/tier-button";
import type { Home } from "@/content/home";
import { formatPrice, type Tier, tierPeriod } from "@/content/tiers";
import { classNames } from "@/lib/class-names";
import styles from "./tier-card.module.css";

const card = classNames(
  "flex flex-col gap-x-s7 rounded-sheet border border-dune-line wide:col-span-4",
  styles.tier,
);

function TierCard({ tier }: { tier: Tier }) {
  const isHigh = tier.id === "alchemist";
  return (
    <li className={classNames(card, isHigh ? ["on-night", styles.high] : "bg-paper")}>
      <div className={classNames("flex items-center justify-between gap-4", styles.top)}>
        <Icon name={tier.icon} />
        {tier.badge ? <Badge tone={tier.popular ? "gold" : "info"}>{tier.badge}</Badge> : null}
      </div>
      <h3 className="mt-s5">{tier.name}</h3>
      <p className={classNames("mt-[0.35rem]", styles.subtitle)}>{tier.subtitle}</p>
      <p className={classNames("mt-s5 flex flex-wrap items-baseline gap-2", styles.price)}>
        <span translate={tier.price ? "no" : undefined}>{formatPrice(tier)}</span>{" "}
        {tier.price ? <small>{tierPeriod(tier)}</small> : null}
      </p>
      <ul role="list" className={classNames("mt-s5", styles.features)}>
        {tier.features.map((feature, index) => (
          <li key={index} className="flex gap-[min(0.75rem,3.75vw)] text-base leading-[1.45]">
            <Icon name={tier.icon} className={styles.mark} />
            {feature}
          </li>
        ))}
      </ul>
      <p className={classNames("mt-s4 text-balance text-small", styles.fit)}>{tier.bestFor}</p>
      <TierButton tier={tier} className={classNames("mt-s5", styles.button)} />
    </li>
  );
}

export function TierCards({ content, tiers }: { content: Home["tiers"]; tiers: readonly Tier[] }) {
  return (
    <section className="relative py-band" aria-labelledby="h-tiers">
      <div className="wrap">
        <div className="grid12">
          <h2 id="h-tiers" className="wide:col-start-1 wide:col-end-8">
            {content.heading}
          </h2>
        </div>
        <ul role="list" className="grid12 mt-s7 items-end gap-y-s4 wide:gap-x-0">
          {tiers.map((tier) => (
            <TierCard key={tier.id} tier={tier} />
          ))}
        </ul>
      </div>
    </section>
  );
}
