import { CardLines } from "@/components/art/card-lines";
import { Icon } from "@/components/art/icon";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonLook } from "@/components/ui/button-look";
import { profile, standingOf } from "@/content/profile";
import { site } from "@/content/site";
import { tierPeriod, tierPrice, tiers } from "@/content/tiers";
import { classNames } from "@/lib/class-names";
import styles from "./ladder.module.css";
import cardStyles from "./membership-card.module.css";

/** The member's card: plan, what it means, name and badge. */
export function MembershipCard({ status, name }: { status: string; name: string }) {
  const standing = standingOf(status);
  return (
    <section className={classNames("on-night", cardStyles.card)} aria-label={standing.name}>
      <CardLines />
      <div className={cardStyles.top}>
        <div>
          <p className={cardStyles.plan}>{standing.name}</p>
          <p className={cardStyles.small}>{standing.meaning}</p>
        </div>
        <Icon name={standing.icon} className={cardStyles.icon} />
      </div>
      <div className={cardStyles.foot}>
        <div className="min-w-0">
          <p className={cardStyles.small}>{profile.card.label}</p>
          <p className={cardStyles.name}>{name}</p>
        </div>
        <Badge className={cardStyles.badge} tone={standing.tone}>
          {standing.badge}
        </Badge>
      </div>
    </section>
  );
}

/** Only for members whose status is founding_member. */
export function FounderBanner({ status }: { status: string }) {
  if (status !== "founding_member") return null;
  return (
    <p className="flex max-w-sm items-center gap-5 rounded-sheet bg-linear-to-r from-dawn-1 to-gold-wash px-6 py-5">
      <Icon name="world" className="[--tone-accent:var(--color-gold-deep)]" />
      <span>
        <b className="block font-display text-[1.375rem] font-normal leading-[1.2]">{profile.founder.name}</b>
        {profile.founder.text}
      </span>
    </p>
  );
}

const words = profile.memberships;
const change = `mailto:${site.support}?subject=${encodeURIComponent(words.subject)}`;

/** The three tiers: which is the member's own, and of the others why they cannot be chosen, or whom to ask for them. */
export function MembershipLadder({ status }: { status: string }) {
  return (
    <ul className={classNames("[--bleed:1rem] max-tab:[--bleed:var(--spacing-gutter)]", styles.ladder)}>
      {tiers.map((tier) => {
        const isCurrent = tier.id === status;
        const isOpen = tier.status === "active";
        return (
          <li key={tier.id} data-current={isCurrent || undefined}>
            <Icon name={tier.icon} className={styles.icon} />
            <span className={styles.name}>
              <b>{tier.name}</b>
              <span className="note">{isCurrent ? tier.subtitle : isOpen ? words.held : words.soon}</span>
            </span>
            <span className={styles.price}>
              {tierPrice(tier)} {tier.usd ? <small>{tierPeriod(tier)}</small> : null}
            </span>
            {isOpen && !isCurrent ? (
              <a
                className={buttonLook({ variant: "line", size: "small", className: styles.act })}
                href={change}
              >
                {words.choose}
                <span className="sr-only">: {tier.name}</span>
              </a>
            ) : (
              <Button className={styles.act} variant="line" size="small" disabled>
                <span>{isCurrent ? words.current : words.choose}</span>
                <span className="sr-only">: {tier.name}</span>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
