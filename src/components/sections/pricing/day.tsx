import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { pricing } from "@/content/pricing";
import { tierPeriod, tierPrice, tiers } from "@/content/tiers";
import { DayArc } from "./day-arc";

export function Day() {
  const { title, begin } = pricing.day;
  return (
    <section className="pr-day" aria-labelledby="h-day">
      <div className="wrap">
        <h2 id="h-day">{title}</h2>
        <DayArc />
        <ol className="pr-day__list">
          {tiers.map((tier) => (
            <li key={tier.id} className="pr-hour">
              <span className="pr-hour__sun" aria-hidden="true" />
              <h3>{tier.name}</h3>
              <p>
                {[tierPrice(tier), tierPeriod(tier)].filter(Boolean).join(" ")}, {pricing.cards[tier.id].hour}
                .
              </p>
              {tier.cta.href ? (
                <ButtonLink href={tier.cta.href} size="small">
                  {begin}
                </ButtonLink>
              ) : (
                <Button size="small" disabled>
                  {tier.cta.label}
                  <span className="visually-hidden">: {tier.name}</span>
                </Button>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
