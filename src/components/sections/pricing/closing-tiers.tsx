import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { pricing } from "@/content/pricing";
import { tierPeriod, tierPrice, tiers } from "@/content/tiers";
import { classNames } from "@/lib/class-names";
import styles from "./closing-tiers.module.css";
import { DayArc } from "./day-arc";

const item =
  "relative border-gold max-wide:border-t tab:max-wide:grid tab:max-wide:grid-cols-[1fr_auto] tab:max-wide:items-center";
const aside = "tab:max-wide:col-2 tab:max-wide:row-[1/3]";

export function ClosingTiers() {
  const { title, begin } = pricing.closing;
  return (
    <section className={classNames("relative overflow-clip", styles.closing)} aria-labelledby="h-closing">
      <div className="wrap">
        <h2 id="h-closing" className="relative max-w-[11em]">
          {title}
        </h2>
        <DayArc />
        <ol className={classNames("grid max-wide:mt-s6", styles.tiers)}>
          {tiers.map((tier) => (
            <li key={tier.id} className={classNames(item, styles.tier)}>
              <span
                className={classNames("absolute size-11 rounded-full wide:hidden", styles.sun)}
                aria-hidden="true"
              />
              <h3>{tier.name}</h3>
              <p className="mt-[0.3rem] mb-s4">
                {[tierPrice(tier), tierPeriod(tier)].filter(Boolean).join(" ")},{" "}
                {pricing.cards[tier.id].opens}.
              </p>
              {tier.cta.href ? (
                <ButtonLink href={tier.cta.href} size="small" className={classNames(aside, styles.action)}>
                  {begin}
                </ButtonLink>
              ) : (
                <Button size="small" disabled className={classNames(aside, styles.action)}>
                  {tier.cta.label}
                  <span className="sr-only">: {tier.name}</span>
                </Button>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
