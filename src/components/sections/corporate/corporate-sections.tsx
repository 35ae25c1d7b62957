import { clsx } from "clsx";
import { rays, repeat, round } from "@/components/art/geometry";
import { Icon } from "@/components/art/icon";
import { filmCuts } from "@/components/art/pictures";
import { Scene } from "@/components/art/scene";
import { Section } from "@/components/layout/section";
import { Film } from "@/components/ui/film";
import { Paragraph, RichText } from "@/components/ui/rich-text";
import { type Corporate, corporateLabels } from "@/content/corporate";
import { BookingLink } from "./booking-link";
import styles from "./corporate.module.css";

type CorporateHeroProps = { content: Corporate["hero"]; booking: string };

export function CorporateHero({ content, booking }: CorporateHeroProps) {
  return (
    <section
      className={clsx("grid grid-cols-1 border-gold border-b low:grid-cols-2 wide:grid-cols-2", styles.hero)}
      aria-labelledby="h-corporate"
    >
      <div
        className={clsx(
          "low:sticky! low:top-(--top) relative overflow-hidden low:h-[calc(100svh-var(--top))]!",
          styles.picture,
        )}
      >
        <Film cuts={filmCuts.corporate} className="absolute inset-0" pauseClassName="rounded-control bg-sand">
          <Scene name="corporate" alt={corporateLabels.hero} hasPriority />
        </Film>
      </div>
      <div className={clsx("flex flex-col justify-center low:pt-s5!", styles.text)}>
        <h1 id="h-corporate" className="max-w-[9.5em] leading-[1.02] low:text-[2.375rem]">
          {content.title}
        </h1>
        <Paragraph className="lead mt-s5 max-w-[28em] low:mt-4 low:text-base" text={content.lead} />
        <div className="mt-s6 low:mt-5">
          <BookingLink href={booking} className="max-[36rem]:w-full">
            {content.action}
          </BookingLink>
        </div>
        <dl className="mt-s7 max-w-[32rem] border-gold border-t">
          {content.facts.map((fact, index) => (
            <div
              key={index}
              className={clsx("grid gap-4 border-dune-line border-b leading-[1.45]", styles.fact)}
            >
              <dt className="text-ink-2">{fact.term}</dt>
              <dd className="font-[540]">{fact.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function CorporatePainPoints({ content: { title, list } }: { content: Corporate["painPoints"] }) {
  return (
    <Section name="pain-points" className="relative py-band bg-paper">
      <h2 id="h-pain-points" className="mb-s6 max-w-[34rem]">
        {title}
      </h2>
      <dl className="border-gold border-t">
        {list.map(({ said, name, text }, index) => (
          <div
            key={index}
            className={clsx("grid items-baseline gap-x-s6 border-dune-line border-b", styles.item)}
          >
            <dt className="text-balance">“{said}”</dt>
            <dd className="max-w-[52ch] text-ink-2">
              <b className="font-[580] text-ink">{name}</b> <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

type FoundingPartnerProps = { content: Corporate["foundingPartner"] };

export function FoundingPartner({ content: { title, lead, terms, you, us } }: FoundingPartnerProps) {
  return (
    <Section name="founding-partner" className="relative py-band bg-dune">
      <div className="grid12 gap-y-s6">
        <div className="wide:col-span-4">
          <h2 id="h-founding-partner" className="wide:max-[75rem]:text-[2.375rem]">
            {title}
          </h2>
          <Paragraph className="lead mt-s5 text-ink" text={lead} />
        </div>
        <div
          className={clsx(
            "relative z-1 break-inside-avoid rounded-sheet border border-dune-line bg-paper shadow-sheet wide:col-[6/-1]",
            styles.contract,
          )}
        >
          <ol role="list">
            {terms.map((term, index) => (
              <li key={index} className="relative">
                <h3>{term.name}</h3>
                <Paragraph className="mt-[0.4rem] max-w-[48ch] text-ink-2" text={term.text} />
              </li>
            ))}
          </ol>
          <p className={clsx("mt-s7 grid grid-cols-2 gap-x-gap text-ink-2", styles.signatures)}>
            <span>{you}</span>
            <span>
              {us} <Icon name="mark" className={styles.stamp} />
            </span>
          </p>
        </div>
      </div>
    </Section>
  );
}

export function Process({ content }: { content: Corporate["process"] }) {
  return (
    <section className="relative py-band bg-paper overflow-clip" aria-labelledby="h-process">
      <div className="wrap">
        <h2 id="h-process">{content.title}</h2>
      </div>
      <div className={clsx("mt-s7", styles.ruler)}>
        <svg
          className="block h-10 w-full max-w-none fill-none stroke-gold stroke-[1.4]"
          viewBox="0 0 2400 40"
          preserveAspectRatio="xMinYMin slice"
          aria-hidden="true"
        >
          <path d="M-10 .7H2410" />
          <path strokeWidth="26" strokeDasharray="1.4 98.6" d="M-.7 13H2400" />
          <path strokeWidth="16" strokeDasharray="0.8 99.2" d="M49.6 8H2400" />
          <path strokeWidth="9" strokeDasharray="0.8 9.2" d="M9.6 4.5H2400" />
        </svg>
      </div>
      <div className="wrap">
        <ol role="list" className={clsx("mt-s4 grid gap-s6", styles.steps)}>
          {[content.discovery, content.design, content.delivery].map((step, index) => (
            <li key={index}>
              <h3 className="mt-[0.4rem] min-[44rem]:max-wide:min-h-[2.32em]">{step.name}</h3>
              <Paragraph className="mt-[0.6rem] max-w-[38ch] text-ink-2" text={step.text} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const quarterLines = repeat(11, (index) => {
  const y = 20 + ((index + 1) * 140) / 12;
  return `M160 ${round(y)}H${round(160 + Math.sqrt(140 ** 2 - (160 - y) ** 2))}`;
});

export function ClarityCall({ content, booking }: { content: Corporate["call"]; booking: string }) {
  return (
    <Section name="call" className="relative py-band on-night border-b border-night-line" data-meets-footer>
      <div className="grid12 items-center gap-y-s6">
        <svg
          className={clsx("overflow-visible fill-none stroke-gold-light stroke-[1.3]", styles.clock)}
          viewBox="0 0 320 320"
          role="img"
          aria-label={corporateLabels.clock}
        >
          <path className="fill-night-line stroke-none" d="M160 160V20A140 140 0 0 1 300 160Z" />
          <circle cx="160" cy="160" r="140" />
          <circle strokeWidth="0.7" cx="160" cy="160" r="132" />
          <path strokeWidth="0.7" d={rays(160, 160, 140, 150, 60) + quarterLines} />
          <path d={`${rays(160, 160, 140, 158, 4)}M160 160V34M160 160H286`} />
          <circle className="fill-gold-light stroke-none" cx="160" cy="160" r="5" />
        </svg>
        <div className={styles.callText}>
          <h2 id="h-call">{content.title}</h2>
          <Paragraph className="lead mt-s5" text={content.lead} />
          <div className="actions mt-s6">
            <BookingLink href={booking} variant="gold" className="max-[36rem]:w-full">
              {content.action}
            </BookingLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
