import { corporate } from "@/content/corporate";
import { classNames } from "@/lib/class-names";
import { StatFigure } from "./stat-figure";

export function Proof() {
  const { title, figures, note } = corporate.proof;
  return (
    <section className="band co-proof" aria-labelledby="h-proof">
      <div className="wrap">
        <h2 id="h-proof">{title}</h2>
        <div className="grid12 co-proof__figures">
          {figures.map(({ figure, label, number, text, source }) => (
            <figure key={figure} className={classNames("co-stat", `co-stat--${figure}`)}>
              <StatFigure name={figure} label={label} />
              <figcaption>
                <p className="co-stat__n">{number}</p>
                <p className="co-stat__text">{text}</p>
                <p className="co-stat__source">{source}</p>
              </figcaption>
            </figure>
          ))}
        </div>
        <p className="note co-proof__note">{note}</p>
      </div>
    </section>
  );
}
