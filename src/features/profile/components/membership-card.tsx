import { CardLines } from "@/components/art/card-lines";
import { Icon } from "@/components/art/icon";
import { Badge } from "@/components/ui/badge";
import { profile, standingOf } from "@/content/profile";
import { classNames } from "@/lib/class-names";
import styles from "./membership-card.module.css";

/** The member's card: plan, what it means, name and badge. */
export function MembershipCard({ status, name }: { status: string; name: string }) {
  const standing = standingOf(status);
  return (
    <section className={classNames("on-night", styles.card)} aria-label={standing.name}>
      <CardLines />
      <div className={styles.top}>
        <div>
          <p className={styles.plan}>{standing.name}</p>
          <p className={styles.small}>{standing.meaning}</p>
        </div>
        <Icon name={standing.icon} className={styles.icon} />
      </div>
      <div className={styles.foot}>
        <div className="min-w-0">
          <p className={styles.small}>{profile.card.label}</p>
          <p className={styles.name}>{name}</p>
        </div>
        <Badge className={styles.badge} tone={standing.tone}>
          {standing.badge}
        </Badge>
      </div>
    </section>
  );
}
