import { home } from "@/content/home";
import { tiers } from "@/content/tiers";
import { TierCard } from "./tier-card";

export function TierCards() {
  return (
    <section className="relative py-band pt-0" aria-labelledby="h-tiers">
      <div className="wrap">
        <div className="grid12">
          <h2 id="h-tiers" className="wide:col-start-1 wide:col-end-8">
            {home.tiers.heading}
          </h2>
        </div>
        <ul className="grid12 mt-s7 items-end gap-y-s4 wide:gap-x-0">
          {tiers.map((tier) => (
            <TierCard key={tier.id} tier={tier} />
          ))}
        </ul>
      </div>
    </section>
  );
}
