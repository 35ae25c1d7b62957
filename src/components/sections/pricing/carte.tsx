import { pricing } from "@/content/pricing";
import { tiers } from "@/content/tiers";
import { classNames } from "@/lib/class-names";
import styles from "./carte.module.css";
import { Course } from "./course";

export function Carte() {
  const { title, lead } = pricing.carte;
  return (
    <section className={classNames("bg-paper", styles.plans)} aria-labelledby="h-carte">
      <div className="wrap">
        <div className="grid12 items-end gap-y-s5">
          <h1 id="h-carte" className="wide:col-span-8">
            {title}
          </h1>
          <p className="lead wide:col-span-4 wide:pb-[0.6rem]">{lead}</p>
        </div>
        <ol>
          {tiers.map((tier) => (
            <Course key={tier.id} tier={tier} />
          ))}
        </ol>
      </div>
    </section>
  );
}
