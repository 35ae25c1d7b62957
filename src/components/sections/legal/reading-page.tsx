import type { ReactNode } from "react";
import { HeadFigure, type HeadFigureName } from "./head-figure";
import styles from "./reading-page.module.css";

type ReadingPageProps = {
  title: string;
  lead: string;
  reviewed: string;
  figure: HeadFigureName;
  contents: { title: string; list: readonly { id: string; title: string }[] };
  children: ReactNode;
};

/** A quiet page to read: a heading, a list of its parts at the side, and the parts. */
export function ReadingPage({ title, lead, reviewed, figure, contents, children }: ReadingPageProps) {
  return (
    <article>
      <header className={styles.head}>
        <div className="wrap relative">
          <HeadFigure name={figure} />
          <h1 className="max-w-[9em]">{title}</h1>
          <p className="lead mt-s5 max-w-[27em] max-wide:max-w-[21em]">{lead}</p>
          <p className="aside mt-s4">{reviewed}</p>
        </div>
      </header>
      <div className={styles.body}>
        <div className="wrap grid12">
          <nav className={styles.contents} aria-labelledby="h-contents">
            <h2 id="h-contents">{contents.title}</h2>
            <ol>
              {contents.list.map((part) => (
                <li key={part.id}>
                  <a href={`#${part.id}`}>{part.title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="wide:col-[5/-1]">{children}</div>
        </div>
      </div>
    </article>
  );
}
