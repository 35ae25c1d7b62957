import { CardLines } from "@/components/art/card-lines";
import { Sign } from "@/components/art/sign";
import { Badge } from "@/components/ui/badge";
import { profile, standingOf } from "@/content/profile";
import "./membership-card.css";

/** The member's card: plan, what it means, name and badge. */
export function MembershipCard({ status, name }: { status: string; name: string }) {
  const standing = standingOf(status);
  return (
    <section className="card on-night" aria-label={standing.name}>
      <CardLines />
      <div className="card__top">
        <div>
          <p className="card__plan">{standing.name}</p>
          <p className="card__small">{standing.meaning}</p>
        </div>
        <Sign name={standing.sign} />
      </div>
      <div className="card__foot">
        <div className="card__who">
          <p className="card__small">{profile.card.label}</p>
          <p className="card__name">{name}</p>
        </div>
        <Badge tone={standing.tone}>{standing.badge}</Badge>
      </div>
    </section>
  );
}
