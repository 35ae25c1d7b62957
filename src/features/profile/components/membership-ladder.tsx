import { Icon } from "@/components/art/icon";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { profile } from "@/content/profile";
import { tierPeriod, tierPrice, tiers } from "@/content/tiers";
import styles from "./ladder.module.css";

const words = profile.memberships;

/** The three tiers: which is the member's own, and which of the others can be chosen now. */
export function MembershipLadder({ status }: { status: string }) {
  return (
    <ul className={styles.ladder}>
      {tiers.map((tier) => {
        const isCurrent = tier.id === status;
        const isOpen = tier.status === "active";
        return (
          <li key={tier.id} data-current={isCurrent || undefined}>
            <Icon name={tier.icon} className={styles.icon} />
            <span className={styles.name}>
              <b>{tier.name}</b>
              <span className="note">{isOpen || isCurrent ? tier.subtitle : words.soon}</span>
            </span>
            <span className={styles.price}>
              {tierPrice(tier)} {tier.usd ? <small>{tierPeriod(tier)}</small> : null}
            </span>
            {isOpen && !isCurrent ? (
              <ButtonLink className={styles.act} variant="line" size="small" href="/pricing">
                {words.choose}
                <span className="sr-only">: {tier.name}</span>
              </ButtonLink>
            ) : (
              <Button className={styles.act} variant="line" size="small" disabled>
                {isCurrent ? words.current : words.choose}
                <span className="sr-only">: {tier.name}</span>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
