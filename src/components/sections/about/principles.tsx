import { Paragraph } from "@/components/ui/words";
import type { About } from "@/content/about";
import { classNames } from "@/lib/class-names";
import styles from "./principles.module.css";

export function Principles({ content }: { content: About["principles"] }) {
  return (
    <section className="relative py-band bg-paper overflow-clip" aria-labelledby="h-rules">
      <div className="wrap">
        <h2 id="h-rules">{content.title}</h2>
        <ol role="list" className="mt-s7">
          {content.list.map((principle, index) => (
            <li key={index} className={classNames("relative", styles.principle)}>
              <h3>{principle.name}</h3>
              <Paragraph className="mt-[0.4rem] max-w-[32em] text-ink-2" text={principle.text} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
