import { home } from "@/content/home";
import { tiers } from "@/content/tiers";
import { TierCard } from "./tier-card";

export function TierCards() {
  return (
    <section className="band tiers-band" aria-labelledby="h-tiers">
      <div className="wrap">
        <div className="grid12">
          <h2 id="h-tiers" className="tiers__head">
            {home.tiers.heading}
          </h2>
        </div>
        <ul className="grid12 tiers">
          {tiers.map((tier) => (
            <TierCard key={tier.id} tier={tier} />
          ))}
        </ul>
      </div>
    </section>
  );
}
