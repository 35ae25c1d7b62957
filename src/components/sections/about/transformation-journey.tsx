import type { About } from "@/content/about";
import { classNames } from "@/lib/class-names";
import styles from "./transformation-journey.module.css";

const name = "font-aside text-lead leading-none italic";

export function TransformationJourney({ content }: { content: About["journey"] }) {
  return (
    <section className={classNames("bg-night", styles.journey)} aria-labelledby="h-journey">
      <div className={classNames("text-on-night", styles.head)}>
        <div className="wrap">
          <h2 id="h-journey" className="tab:max-wide:text-[2.125rem]">
            {content.title}
          </h2>
        </div>
      </div>
      <div className={classNames("wrap", styles.rows)}>
        <div className="hidden grid-cols-2 pb-s4 tab:grid" aria-hidden="true">
          <p className={classNames("text-gold-light", name)}>{content.before}</p>
          <p className={classNames("pl-14", name)}>{content.after}</p>
        </div>
        <ol role="list">
          {content.rows.map((row, index) => (
            <li key={index} className={classNames("tab:relative tab:grid tab:grid-cols-2", styles.row)}>
              <p className={classNames("text-balance text-on-night", styles.before)}>
                <span className="sr-only forced-colors:max-tab:not-sr-only">{content.before}: </span>
                {row.before}
              </p>
              <p className={classNames("text-balance", styles.after)}>
                <span className="sr-only forced-colors:max-tab:not-sr-only">{content.after}: </span>
                {row.after}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
