import type { ReactNode } from "react";
import { LegalDrawing, type LegalDrawingName } from "./legal-drawing";
import styles from "./legal-page.module.css";

type LegalPageProps = {
  title: string;
  lead: string;
  reviewed: string;
  drawing: LegalDrawingName;
  contents: { title: string; list: readonly { id: string; title: string }[] };
  children: ReactNode;
};

/** A quiet page to read: a heading, a list of its parts at the side, and the parts. */
export function LegalPage({ title, lead, reviewed, drawing, contents, children }: LegalPageProps) {
  return (
    <article>
      <header className={styles.head}>
        <div className="wrap relative">
          <LegalDrawing name={drawing} />
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
