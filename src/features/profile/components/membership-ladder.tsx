import { Icon } from "@/components/art/icon";
import { Button } from "@/components/ui/button";
import { buttonLook } from "@/components/ui/button-look";
import { profile } from "@/content/profile";
import { site } from "@/content/site";
import { tierPeriod, tierPrice, tiers } from "@/content/tiers";
import { classNames } from "@/lib/class-names";
import styles from "./ladder.module.css";

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
