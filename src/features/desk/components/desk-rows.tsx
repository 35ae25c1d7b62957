import type { ReactNode } from "react";

type DeskRowsProps = { isOrdered?: boolean; children: ReactNode };

export function DeskRows({ isOrdered, children }: DeskRowsProps) {
  const Tag = isOrdered ? "ol" : "ul";
  return <Tag role="list">{children}</Tag>;
}

type DeskRowProps = { start?: ReactNode; end?: ReactNode; children: ReactNode };

/** `start` and `end` stand beside the text. */
export function DeskRow({ start, end, children }: DeskRowProps) {
  return (
    <li className="flex items-center gap-4 border-dune-line border-b py-[0.7rem] text-base leading-[1.4] last:border-0">
      {start}
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
      {end}
    </li>
  );
}

export function DeskSmall({ children }: { children: ReactNode }) {
  return <small className="block text-ink-2 text-small">{children}</small>;
}
