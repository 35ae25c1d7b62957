import { Words } from "@/components/ui/words";
import type { Corporate } from "@/content/corporate";
import { classNames } from "@/lib/class-names";
import styles from "./corporate-pain-points.module.css";

type CorporatePainPointsProps = { content: Corporate["painPoints"] };

export function CorporatePainPoints({ content: { title, list } }: CorporatePainPointsProps) {
  return (
    <section className="relative py-band bg-paper" aria-labelledby="h-pain-points">
      <div className="wrap">
        <h2 id="h-pain-points" className="mb-s6 max-w-[34rem]">
          {title}
        </h2>
        <dl className="border-gold border-t">
          {list.map(({ said, name, text }, index) => (
            <div
              key={index}
              className={classNames("grid items-baseline gap-x-s6 border-dune-line border-b", styles.item)}
            >
              <dt className="text-balance">“{said}”</dt>
              <dd className="max-w-[52ch] text-ink-2">
                <b className="font-[580] text-ink">{name}</b> <Words text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
