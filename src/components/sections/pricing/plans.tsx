import { Icon } from "@/components/art/icon";
import { Badge } from "@/components/ui/badge";
import { TierButton } from "@/components/ui/tier-button";
import { Paragraph } from "@/components/ui/words";
import type { Pricing } from "@/content/pricing";
import { formatPrice, type Tier, tierPeriod } from "@/content/tiers";
import { classNames } from "@/lib/class-names";
import { cardArt } from "./card-art";
import styles from "./plans.module.css";

type PlansProps = { content: Pricing["plans"]; tiers: readonly Tier[] };

export function Plans({ content: { title, lead }, tiers }: PlansProps) {
  return (
    <section className={classNames("low:pt-s5! bg-paper", styles.plans)} aria-labelledby="h-plans">
      <div className="wrap">
        <div className="grid12 items-end gap-y-s5">
          <h1 id="h-plans" className="hero-title max-w-[7em] wide:col-span-8">
            {title}
          </h1>
          <Paragraph className="lead wide:col-span-4 wide:pb-[0.6rem]" text={lead} />
        </div>
        <ol role="list">
          {tiers.map((tier) => (
            <Plan key={tier.id} tier={tier} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function PlanCard({ tier }: { tier: Tier }) {
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
        <span className="text-small">{tier.caption}</span>
      </figcaption>
    </figure>
  );
}

function Plan({ tier }: { tier: Tier }) {
  return (
    <li className={classNames("grid grid-cols-1 gap-s5 border-dune-line border-t", styles.plan)}>
      <PlanCard tier={tier} />
      <article aria-labelledby={`h-${tier.id}`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 max-[36rem]:gap-x-3">
          <h2 id={`h-${tier.id}`}>{tier.name}</h2>
          <span className="min-w-4 flex-1 border-b border-dune-line max-[36rem]:hidden" aria-hidden="true" />
          <p className={classNames("min-[36rem]:ml-auto", styles.price)}>
            <span translate={tier.price ? "no" : undefined}>{formatPrice(tier)}</span>{" "}
            {tier.price ? <small className="text-ink-2 tracking-normal">{tierPeriod(tier)}</small> : null}
          </p>
        </div>
        <p
          className={classNames(
            "mt-s2 flex flex-wrap items-center gap-x-4 font-aside text-[1.25rem] text-gold-ink leading-[1.35] italic",
            styles.subtitle,
          )}
        >
          {tier.subtitle}
          {tier.popular && tier.badge ? (
            <Badge tone="gold" className="font-text not-italic">
              {tier.badge}
            </Badge>
          ) : null}
        </p>
        <Paragraph className="mt-s4 max-w-measure text-balance text-ink-2" text={tier.description} />
        <ul
          role="list"
          className={classNames("mt-s4 grid gap-x-gap min-[52rem]:grid-cols-2", styles.features)}
        >
          {tier.features.map((feature, index) => (
            <li key={index} className="flex gap-[min(0.75rem,3.75vw)] leading-[1.45]">
              <Icon name={tier.icon} className={styles.icon} />
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-s5 flex flex-wrap items-center gap-x-s5 gap-y-s3 max-[80rem]:flex-col max-[80rem]:items-start">
          <TierButton tier={tier} className="max-[36rem]:w-full wide:min-w-52" />
          <p className="note">
            {tier.bestFor} {tier.after}
          </p>
        </div>
      </article>
    </li>
  );
}
