import { clsx } from "clsx";
import { chords, rays } from "@/components/art/geometry";
import { Icon } from "@/components/art/icon";
import { Section } from "@/components/layout/section";
import { Badge } from "@/components/ui/badge";
import { Panel } from "@/components/ui/panel";
import { Paragraph, RichText } from "@/components/ui/rich-text";
import { TierButton } from "@/components/ui/tier-button";
import type { Pricing } from "@/content/pricing";
import { type Testimonials, testimonialsOn } from "@/content/testimonials";
import { formatPrice, type Tier, tierPeriod } from "@/content/tiers";
import { endSentence } from "@/lib/end-sentence";
import { cardArt } from "./card-art";
import closingStyles from "./closing-tiers.module.css";
import planStyles from "./plans.module.css";
import testimonialStyles from "./pricing-testimonials.module.css";

type PlansProps = { content: Pricing["plans"]; tiers: readonly Tier[] };

export function Plans({ content: { title, lead }, tiers }: PlansProps) {
  return (
    <Section name="plans" className={clsx("low:pt-s5! bg-paper", planStyles.plans)}>
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
    </Section>
  );
}

function PlanCard({ tier }: { tier: Tier }) {
  const { bold, hair } = cardArt[tier.id];
  return (
    <figure className={clsx("relative overflow-clip text-gold", planStyles.card)} data-tier={tier.id}>
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
    <li className={clsx("grid grid-cols-1 gap-s5 border-dune-line border-t", planStyles.plan)}>
      <PlanCard tier={tier} />
      <article aria-labelledby={`h-${tier.id}`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 max-[36rem]:gap-x-3">
          <h2 id={`h-${tier.id}`}>{tier.name}</h2>
          <span className="min-w-4 flex-1 border-b border-dune-line max-[36rem]:hidden" aria-hidden="true" />
          <p className={clsx("min-[36rem]:ml-auto", planStyles.price)}>
            <span translate={tier.price ? "no" : undefined}>{formatPrice(tier)}</span>{" "}
            {tier.price ? <small className="text-ink-2 tracking-normal">{tierPeriod(tier)}</small> : null}
          </p>
        </div>
        <p
          className={clsx(
            "mt-s2 flex flex-wrap items-center gap-x-4 font-aside text-[1.25rem] text-gold-ink leading-[1.35] italic",
            planStyles.subtitle,
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
        <ul role="list" className={clsx("mt-s4 grid gap-x-gap min-[52rem]:grid-cols-2", planStyles.features)}>
          {tier.features.map((feature, index) => (
            <li key={index} className="flex gap-[min(0.75rem,3.75vw)] leading-[1.45]">
              <Icon name={tier.icon} className={planStyles.icon} />
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

type PricingTestimonialsProps = { content: Pricing["testimonials"]; testimonials: Testimonials };

export function PricingTestimonials({ content: { title, note }, testimonials }: PricingTestimonialsProps) {
  const { list, hasSamples } = testimonialsOn("onPricing", testimonials);
  if (list.length === 0) return null;
  return (
    <Section name="testimonials" className="relative py-band">
      <div className={clsx("grid", testimonialStyles.quotes)}>
        <h2 id="h-testimonials">{title}</h2>
        {list.map(({ quote, by }, index) => (
          <figure key={index}>
            <blockquote dir="auto">
              “<RichText text={quote} />”
            </blockquote>
            <figcaption className="mt-[0.8rem] text-small text-ink-2">
              <bdi>{by}</bdi>
            </figcaption>
          </figure>
        ))}
      </div>
      {hasSamples ? <Paragraph className="note mt-s6" text={note} /> : null}
    </Section>
  );
}

export function PricingFaq({ content: { title, list } }: { content: Pricing["faq"] }) {
  // Uses two columns, so that opening an answer moves only its own column.
  const half = Math.ceil(list.length / 2);
  return (
    <Section name="faq" title={title} className="relative py-band bg-dune">
      <div className="mt-s6 grid items-start gap-x-s8 wide:grid-cols-2">
        {[list.slice(0, half), list.slice(half)].map((column, place) => (
          <div key={place} className="border-control-off first:border-t wide:border-t">
            {column.map(({ question, answer }, index) => (
              <Panel
                key={index}
                className="border-b border-control-off"
                summary={
                  <h3 className="py-5 font-normal text-[min(clamp(1.1875rem,1.1rem+0.4vw,1.375rem),9vw)] leading-[1.3] tracking-[-0.01em] transition-colors">
                    {question}
                  </h3>
                }
              >
                <Paragraph className="max-w-[56ch] pb-s5" text={answer} />
              </Panel>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}

const item =
  "relative border-gold max-wide:border-t tab:max-wide:grid tab:max-wide:grid-cols-[1fr_auto] tab:max-wide:items-center";
const aside = "tab:max-wide:col-2 tab:max-wide:row-[1/3]";

type ClosingTiersProps = { content: Pricing["closing"]; tiers: readonly Tier[] };

export function ClosingTiers({ content: { title, begin }, tiers }: ClosingTiersProps) {
  return (
    <Section name="closing" className={clsx("relative overflow-clip", closingStyles.closing)}>
      <h2 id="h-closing" className="relative max-w-[11em]">
        {title}
      </h2>
      <DayArc />
      <ol role="list" className={clsx("grid max-wide:mt-s6", closingStyles.tiers)}>
        {tiers.map((tier) => (
          <li key={tier.id} className={clsx(item, closingStyles.tier)}>
            <span
              className={clsx("absolute size-11 rounded-full wide:hidden", closingStyles.sun)}
              aria-hidden="true"
            />
            <h3>{tier.name}</h3>
            <p className="mt-[0.3rem] mb-s4">
              {[formatPrice(tier), tierPeriod(tier)].filter(Boolean).join(" ")}, {endSentence(tier.opens)}
            </p>
            <TierButton
              tier={tier}
              label={begin}
              size="small"
              className={clsx(aside, closingStyles.action)}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}

const sun = 38;

function DayArc() {
  return (
    <svg
      className="-mt-10 h-auto w-full rtl:-scale-x-100 overflow-visible fill-none stroke-gold-ink stroke-[1.4] max-wide:hidden"
      viewBox="0 0 1200 330"
      aria-hidden="true"
    >
      <path d="M-1400 268H2600" />
      <path d="M40 268C190 206 330 176 480 132S750 72 900 46S1300 2 1900 -10" />
      <path strokeWidth="0.7" strokeDasharray="2 6" d="M480 178V268M900 92V268" />
      <path className="fill-sun-pale" d="M2 268A38 38 0 0 1 78 268Z" />
      <path d={chords(40, 268, sun, 5)} />
      <circle className="fill-sun-pale" cx="480" cy="132" r={sun} />
      <circle strokeWidth="0.7" cx="480" cy="132" r="26.9" />
      <circle className="fill-sun-pale" cx="900" cy="46" r={sun} />
      <path strokeWidth="0.7" d={rays(900, 46, sun + 8, sun + 18, 48)} />
      <path strokeWidth="0.7" d={rays(40, 268, sun + 8, sun + 18, 19, Math.PI, Math.PI * 2 + 0.165)} />
    </svg>
  );
}
