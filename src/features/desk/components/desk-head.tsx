import type { ReactNode } from "react";

type DeskHeadProps = { title: string; note?: string; children?: ReactNode };

export function DeskHead({ title, note, children }: DeskHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 flex-[1_1_24rem]">
        {note ? <p className="note">{note}</p> : null}
        <h1>{title}</h1>
      </div>
      {children}
    </div>
  );
}
