import { chords, rays } from "@/components/art/geometry";
import { TierButton } from "@/components/ui/tier-button";
import type { Pricing } from "@/content/pricing";
import { formatPrice, type Tier, tierPeriod } from "@/content/tiers";
import { classNames } from "@/lib/class-names";
import styles from "./closing-tiers.module.css";

const item =
  "relative border-gold max-wide:border-t tab:max-wide:grid tab:max-wide:grid-cols-[1fr_auto] tab:max-wide:items-center";
const aside = "tab:max-wide:col-2 tab:max-wide:row-[1/3]";

type ClosingTiersProps = { content: Pricing["closing"]; tiers: readonly Tier[] };

export function ClosingTiers({ content: { title, begin }, tiers }: ClosingTiersProps) {
  return (
    <section className={classNames("relative overflow-clip", styles.closing)} aria-labelledby="h-closing">
      <div className="wrap">
        <h2 id="h-closing" className="relative max-w-[11em]">
          {title}
        </h2>
        <DayArc />
        <ol role="list" className={classNames("grid max-wide:mt-s6", styles.tiers)}>
          {tiers.map((tier) => (
            <li key={tier.id} className={classNames(item, styles.tier)}>
              <span
                className={classNames("absolute size-11 rounded-full wide:hidden", styles.sun)}
                aria-hidden="true"
              />
              <h3>{tier.name}</h3>
              <p className="mt-[0.3rem] mb-s4">
                {[formatPrice(tier), tierPeriod(tier)].filter(Boolean).join(" ")}, {tier.opens}.
              </p>
              <TierButton
                tier={tier}
                label={begin}
                size="small"
                className={classNames(aside, styles.action)}
              />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const sun = 38;

function DayArc() {
  return (
    <svg
      className="-mt-10 h-auto w-full overflow-visible fill-none stroke-gold-ink stroke-[1.4] max-wide:hidden"
      viewBox="0 0 1200 330"
      aria-hidden="true"
    >
      <path d="M-1400 268H2600" />
      <path d="M40 268C190 206 330 176 480 132S750 72 900 46S1300 2 1900 -10" />
      <path strokeWidth="0.7" strokeDasharray="2 6" d="M480 178V268M900 92V268" />
      <path className="fill-sun-pale" d="M2 268A38 38 0 0 1 78 268Z" />
      <path d={chords(40, 268, sun, 5)} />
      <circle className="fill-sun-pale" cx="480" cy="132" r={sun} />
      <circle strokeWidth="0.7" cx="480" cy="132" r="26.9" />
      <circle className="fill-sun-pale" cx="900" cy="46" r={sun} />
      <path strokeWidth="0.7" d={rays(900, 46, sun + 8, sun + 18, 48)} />
      <path strokeWidth="0.7" d={rays(40, 268, sun + 8, sun + 18, 19, Math.PI, Math.PI * 2 + 0.165)} />
    </svg>
  );
}
