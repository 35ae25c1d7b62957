import { Paragraph } from "@/components/ui/words";
import { frequencies, type Podcast } from "@/content/podcast";
import { classNames } from "@/lib/class-names";
import styles from "./formats.module.css";

export function Formats({ content: { title, list } }: { content: Podcast["formats"] }) {
  return (
    <section className="overflow-clip py-band" aria-labelledby="h-formats">
      <div className="wrap">
        <h2 id="h-formats" className="max-w-[13em]">
          {title}
        </h2>
        <ol role="list" className={classNames("grid", styles.list)}>
          {list.map(({ name, text }, index) => (
            <li key={index} className="relative">
              <p className={classNames("text-gold-ink", styles.frequency)} aria-hidden="true">
                {frequencies[index]}
              </p>
              <div className="max-wide:mt-s2 max-wide:max-w-[34rem]">
                <h3>{name}</h3>
                <Paragraph className="mt-[0.4rem] text-ink-2" text={text} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
