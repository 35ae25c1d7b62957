import type { ReactNode } from "react";
import { HeadFigure, type HeadFigureName } from "./head-figure";

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
    <article className="le-page">
      <header className="le-head">
        <div className="wrap">
          <HeadFigure name={figure} />
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p className="aside">{reviewed}</p>
        </div>
      </header>
      <div className="le-body">
        <div className="wrap">
          <div className="grid12">
            <nav className="le-contents" aria-labelledby="h-contents">
              <h2 id="h-contents">{contents.title}</h2>
              <ol>
                {contents.list.map((part) => (
                  <li key={part.id}>
                    <a href={`#${part.id}`}>{part.title}</a>
                  </li>
                ))}
              </ol>
            </nav>
            <div className="le-parts">{children}</div>
          </div>
        </div>
      </div>
    </article>
  );
}
