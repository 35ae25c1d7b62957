import { Panel } from "@/components/ui/panel";
import { Paragraph } from "@/components/ui/words";
import type { Pricing } from "@/content/pricing";
import { classNames } from "@/lib/class-names";
import styles from "./pricing-faq.module.css";

export function PricingFaq({ content: { title, list } }: { content: Pricing["faq"] }) {
  // Two columns, so that opening an answer moves only its own column.
  const half = Math.ceil(list.length / 2);
  return (
    <section className="relative py-band bg-dune" aria-labelledby="h-faq">
      <div className="wrap">
        <h2 id="h-faq">{title}</h2>
        <div className="mt-s6 grid items-start gap-x-s8 wide:grid-cols-2">
          {[list.slice(0, half), list.slice(half)].map((column, place) => (
            <div key={place} className="border-control-off first:border-t wide:border-t">
              {column.map(({ question, answer }, index) => (
                <Panel
                  key={index}
                  className={classNames("border-b border-control-off", styles.question)}
                  summary={<h3 className="py-5">{question}</h3>}
                >
                  <Paragraph className="max-w-[56ch] pb-s5" text={answer} />
                </Panel>
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
