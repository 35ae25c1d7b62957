import { pricing } from "@/content/pricing";
import { tiers } from "@/content/tiers";
import { Course } from "./course";

export function Carte() {
  const { title, lead } = pricing.carte;
  return (
    <section className="pr-carte" aria-labelledby="h-carte">
      <div className="wrap">
        <div className="grid12 pr-carte__head">
          <h1 id="h-carte">{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <ol className="pr-courses">
          {tiers.map((tier) => (
            <Course key={tier.id} tier={tier} />
          ))}
        </ol>
      </div>
    </section>
  );
}
