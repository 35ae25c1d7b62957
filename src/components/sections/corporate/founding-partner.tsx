import { Icon } from "@/components/art/icon";
import { Paragraph } from "@/components/ui/words";
import type { Corporate } from "@/content/corporate";
import { classNames } from "@/lib/class-names";
import styles from "./founding-partner.module.css";

type FoundingPartnerProps = { content: Corporate["foundingPartner"] };

export function FoundingPartner({ content: { title, lead, terms, you, us } }: FoundingPartnerProps) {
  return (
    <section className="relative py-band bg-dune" aria-labelledby="h-founding-partner">
      <div className="wrap">
        <div className="grid12 gap-y-s6">
          <div className="wide:col-span-4">
            <h2 id="h-founding-partner" className="wide:max-[75rem]:text-[2.375rem]">
              {title}
            </h2>
            <Paragraph className="lead mt-s5 text-ink" text={lead} />
          </div>
          <div
            className={classNames(
              "relative z-1 break-inside-avoid rounded-sheet border border-dune-line bg-paper shadow-sheet wide:col-[6/-1]",
              styles.contract,
            )}
          >
            <ol role="list">
              {terms.map((term, index) => (
                <li key={index} className="relative">
                  <h3>{term.name}</h3>
                  <Paragraph className="mt-[0.4rem] max-w-[48ch] text-ink-2" text={term.text} />
                </li>
              ))}
            </ol>
            <p className={classNames("mt-s7 grid grid-cols-2 gap-x-gap text-ink-2", styles.signatures)}>
              <span>{you}</span>
              <span>
                {us} <Icon name="mark" className={styles.stamp} />
              </span>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
