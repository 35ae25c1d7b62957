import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
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

export function LegalPage({ title, lead, reviewed, drawing, contents, children }: LegalPageProps) {
  return (
    <article>
      <header className={classNames("relative overflow-clip border-gold border-b", styles.head)}>
        <div className="wrap relative">
          <LegalDrawing name={drawing} />
          <h1 className="max-w-[9em]">{title}</h1>
          <p className="lead mt-s5 max-w-[27em] max-wide:max-w-[21em]">{lead}</p>
          <p className="aside mt-s4">{reviewed}</p>
        </div>
      </header>
      <div className={classNames("bg-paper", styles.body)}>
        <div className="wrap grid12">
          <nav
            className={classNames("self-start wide:sticky wide:top-[calc(var(--top)+2rem)]", styles.contents)}
            aria-labelledby="h-contents"
          >
            <h2 id="h-contents" className="text-gold-ink tracking-normal">
              {contents.title}
            </h2>
            <ol>
              {contents.list.map((part) => (
                <li key={part.id}>
                  <a className="inline-flex min-h-11 items-center no-underline" href={`#${part.id}`}>
                    {part.title}
                  </a>
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
