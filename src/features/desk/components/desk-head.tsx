import type { ReactNode } from "react";

type DeskHeadProps = { title: string; note?: string; children?: ReactNode };

/** The head of a page of the Desk: a line, the heading, and what stands to their right, such as a search. */
export function DeskHead({ title, note, children }: DeskHeadProps) {
  return (
    <div className="desk__head">
      <div>
        {note ? <p className="note">{note}</p> : null}
        <h1>{title}</h1>
      </div>
      {children}
    </div>
  );
}
