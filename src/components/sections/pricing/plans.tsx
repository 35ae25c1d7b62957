import { pricing } from "@/content/pricing";
import { tiers } from "@/content/tiers";
import { classNames } from "@/lib/class-names";
import { Plan } from "./plan";
import styles from "./plans.module.css";

export function Plans() {
  const { title, lead } = pricing.plans;
  return (
    <section className={classNames("low:pt-s5! bg-paper", styles.plans)} aria-labelledby="h-plans">
      <div className="wrap">
        <div className="grid12 items-end gap-y-s5">
          <h1 id="h-plans" className="hero-title max-w-[7em] wide:col-span-8">
            {title}
          </h1>
          <p className="lead wide:col-span-4 wide:pb-[0.6rem]">{lead}</p>
        </div>
        <ol>
          {tiers.map((tier) => (
            <Plan key={tier.id} tier={tier} />
          ))}
        </ol>
      </div>
    </section>
  );
}
