import { corporate } from "@/content/corporate";
import { classNames } from "@/lib/class-names";
import { StatFigure } from "./stat-figure";
import styles from "./statistics.module.css";

export function Statistics() {
  const { title, figures, note } = corporate.statistics;
  return (
    <section className="relative py-band overflow-clip" aria-labelledby="h-statistics">
      <div className="wrap">
        <h2 id="h-statistics">{title}</h2>
        <div className="grid12 mt-s7 gap-y-s8 min-[44rem]:max-wide:gap-y-s7">
          {figures.map(({ figure, label, number, text, source }) => (
            <figure
              key={figure}
              className={classNames("flex flex-col wide:col-span-4", styles.figure)}
              data-figure={figure}
            >
              <StatFigure name={figure} label={label} className={classNames("self-start", styles.drawing)} />
              <figcaption>
                <p className={classNames("mt-s5", styles.number)}>{number}</p>
                <p className="mt-[0.6rem] max-w-[36ch] wide:min-h-[5em] wide:max-[75rem]:min-h-[6.5em]">
                  {text}
                </p>
                <p className="mt-s4 border-t border-dune-line pt-s3 text-small/[1.45] text-ink-2">{source}</p>
              </figcaption>
            </figure>
          ))}
        </div>
        <p className="note mt-s7">{note}</p>
      </div>
    </section>
  );
}
