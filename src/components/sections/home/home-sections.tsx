import { clsx } from "clsx";
import { repeat, round } from "@/components/art/geometry";
import { Icon } from "@/components/art/icon";
import { MethodFigure } from "@/components/art/method-figure";
import { Plate } from "@/components/art/plate";
import { Scene } from "@/components/art/scene";
import { strokes } from "@/components/art/strokes";
import { Section } from "@/components/layout/section";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { PageLink } from "@/components/ui/page-link";
import { Paragraph, RichText } from "@/components/ui/rich-text";
import { TierButton } from "@/components/ui/tier-button";
import { archetypeIds, archetypes } from "@/content/archetypes";
import type { Home } from "@/content/home";
import { type Testimonials, testimonialsOn } from "@/content/testimonials";
import { formatPrice, type Tier, tierPeriod } from "@/content/tiers";
import methodStyles from "./home-method.module.css";
import testimonialStyles from "./home-testimonials.module.css";
import teaserStyles from "./program-teaser.module.css";
import quizStyles from "./quiz-teaser.module.css";
import tierStyles from "./tier-card.module.css";

const figures = [1, 2, 3] as const;

export function HomeMethod({ content: { heading, lead, steps } }: { content: Home["method"] }) {
  return (
    <Section
      name="method"
      className="relative overflow-clip bg-paper py-band moving:bg-transparent"
      id="method"
    >
      <div className="grid12">
        <h2 id="h-method" className="wide:col-start-1 wide:col-end-7">
          {heading}
        </h2>
        <Paragraph
          className="lead max-wide:mt-s4 wide:-col-end-1 wide:col-start-8 wide:self-end wide:pl-s7"
          text={lead}
        />
      </div>
      <ol
        role="list"
        className={clsx("grid12 relative mt-s7 items-end gap-y-s7 wide:items-start", methodStyles.steps)}
      >
        {steps.map((step, index) => (
          <li key={index} className={clsx("gap-x-s6", methodStyles.step)}>
            <figure className={clsx("flex items-end self-end", methodStyles.figure)}>
              <MethodFigure n={figures[index] ?? 1} className={methodStyles.drawing} />
            </figure>
            <h3 className="mt-s5 self-end">{step.name}</h3>
            <Paragraph className="mt-[0.6rem] max-w-[34ch] text-ink-2" text={step.text} />
            <p className={clsx("aside mt-s4", methodStyles.aside)}>{step.aside}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function QuizTeaser({ content: { heading, lead, cta, facts } }: { content: Home["quiz"] }) {
  return (
    <Section name="quiz" className={clsx("relative py-band overflow-hidden", quizStyles.teaser)} id="eq-quiz">
      <div className="grid12">
        <div className="self-center wide:col-start-1 wide:col-end-6">
          <h2 id="h-quiz">{heading}</h2>
          <Paragraph className="lead mt-s5 text-ink" text={lead} />
          <div className="actions mt-s6">
            <ButtonLink href="/eq-assessment" hasRise>
              {cta}
            </ButtonLink>
          </div>
          <p className="mt-s5 text-small">{facts}</p>
        </div>
        <div className={clsx("grid items-start gap-3 self-center wide:col-[6/-1]", quizStyles.plates)}>
          {archetypeIds.map((id) => (
            <PageLink key={id} className={quizStyles.plate} href={`/archetypes/${id}`}>
              <Plate archetype={id} caption={archetypes[id].name.slice("The ".length)} />
            </PageLink>
          ))}
        </div>
      </div>
    </Section>
  );
}

type HomeTestimonialsProps = { content: Home["testimonials"]; testimonials: Testimonials };

export function HomeTestimonials({ content: { heading, note }, testimonials }: HomeTestimonialsProps) {
  const { list, hasSamples } = testimonialsOn("onHome", testimonials);
  if (list.length === 0) return null;
  return (
    <Section name="testimonials" className="relative pt-band">
      <h2 id="h-testimonials" className="sr-only">
        {heading}
      </h2>
      <div className={clsx("grid12 gap-y-s7", testimonialStyles.quotes)}>
        {list.map((testimonial, i) => (
          <figure key={i}>
            <blockquote
              dir="auto"
              className={clsx(testimonialStyles.quote, i === 0 && testimonialStyles.first)}
            >
              “<RichText text={testimonial.quote} />”
            </blockquote>
            <figcaption className="mt-s4 text-ink-2 text-small">
              <bdi>{testimonial.by}</bdi>
            </figcaption>
          </figure>
        ))}
      </div>
      {hasSamples ? <Paragraph className="note mt-s6" text={note} /> : null}
    </Section>
  );
}

const card = clsx(
  "flex flex-col gap-x-s7 rounded-sheet border border-dune-line wide:col-span-4",
  tierStyles.tier,
);

function TierCard({ tier }: { tier: Tier }) {
  const isHigh = tier.id === "alchemist";
  return (
    <li className={clsx(card, isHigh ? ["on-night", tierStyles.high] : "bg-paper")}>
      <div className={clsx("flex flex-wrap items-center justify-between gap-4", tierStyles.top)}>
        <Icon name={tier.icon} />
        {tier.badge ? <Badge tone={tier.popular ? "gold" : "info"}>{tier.badge}</Badge> : null}
      </div>
      <h3 className="mt-s5">{tier.name}</h3>
      <p className={clsx("mt-[0.35rem]", tierStyles.subtitle)}>{tier.subtitle}</p>
      <p className={clsx("mt-s5 flex flex-wrap items-baseline gap-2", tierStyles.price)}>
        <span translate={tier.price ? "no" : undefined}>{formatPrice(tier)}</span>{" "}
        {tier.price ? <small>{tierPeriod(tier)}</small> : null}
      </p>
      <ul role="list" className={clsx("mt-s5", tierStyles.features)}>
        {tier.features.map((feature, index) => (
          <li key={index} className="flex gap-[min(0.75rem,3.75vw)] leading-[1.45]">
            <Icon name={tier.icon} className={tierStyles.mark} />
            {feature}
          </li>
        ))}
      </ul>
      <p className={clsx("mt-s4 text-balance text-small", tierStyles.fit)}>{tier.bestFor}</p>
      <TierButton tier={tier} className={clsx("mt-s5", tierStyles.button)} />
    </li>
  );
}

export function TierCards({ content, tiers }: { content: Home["tiers"]; tiers: readonly Tier[] }) {
  return (
    <Section name="tiers" className="relative py-band">
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
    </Section>
  );
}

/** Returns the path of stars. A low-discrepancy sequence fills the area evenly. */
function scatterStars(from: number, count: number) {
  return repeat(count, (index) => {
    const n = from + index;
    return `M${round(((n * 0.7549) % 1) * 1400)} ${round(((n * 0.5698) % 1) * 260)}h0`;
  });
}

const starGroups = [
  { d: scatterStars(1, 14), strokeWidth: 2.6, span: "[--starts:entry_20%] [--ends:entry_60%]" },
  { d: scatterStars(15, 22), strokeWidth: 1.8, span: "[--starts:entry_45%] [--ends:entry_85%]" },
  { d: scatterStars(37, 30), strokeWidth: 1.2, span: "[--starts:entry_70%] [--ends:entry_100%]" },
];

function Stars() {
  return (
    <svg
      className={clsx(
        "pointer-events-none absolute inset-x-0 top-0 -z-1 w-full fill-none stroke-gold-lift opacity-70",
        "[--by:--night] [view-timeline:--night]",
        teaserStyles.stars,
      )}
      viewBox="0 0 1400 260"
      preserveAspectRatio="xMidYMin slice"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {starGroups.map(({ d, strokeWidth, span }) => (
        <path
          key={span}
          className={clsx(strokes.fading, span)}
          data-motion="stars"
          d={d}
          strokeWidth={strokeWidth}
        />
      ))}
    </svg>
  );
}

export function ProgramTeaser({ content: { heading, lead, cta } }: { content: Home["teaser"] }) {
  return (
    <section
      className={clsx("on-night relative isolate break-inside-avoid overflow-clip", teaserStyles.teaser)}
      aria-labelledby="h-teaser"
      data-meets-footer
    >
      <Scene name="night" className={clsx("-z-1 absolute inset-0", teaserStyles.scene)} />
      <Stars />
      <div className={clsx("wrap", teaserStyles.body)}>
        <div className={clsx("space-y-s5", teaserStyles.text)}>
          <h2 id="h-teaser">{heading}</h2>
          <Paragraph className="lead text-on-night" text={lead} />
          <p className="actions">
            <ButtonLink href="/coaching" variant="gold">
              {cta}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
