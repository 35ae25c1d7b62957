import { Children, type ReactNode } from "react";
import { DeskEmpty } from "./desk-sheet";

type DeskRowsProps = { empty?: string; isOrdered?: boolean; children: ReactNode };

export function DeskRows({ empty, isOrdered, children }: DeskRowsProps) {
  const Tag = isOrdered ? "ol" : "ul";
  return Children.count(children) ? <Tag role="list">{children}</Tag> : <DeskEmpty>{empty}</DeskEmpty>;
}

type DeskRowProps = { start?: ReactNode; end?: ReactNode; children: ReactNode };

export function DeskRow({ start, end, children }: DeskRowProps) {
  return (
    <li className="flex items-center gap-4 border-dune-line border-b py-[0.7rem] text-base leading-[1.4] last:border-0 max-[18rem]:flex-col max-[18rem]:items-start">
      {start}
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
      {end}
    </li>
  );
}

export function DeskSmall({ children }: { children: ReactNode }) {
  return <small className="block text-ink-2 text-small">{children}</small>;
}

export function DeskFacts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-s6 gap-y-s4 text-base leading-[1.45]">
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt className="text-ink-2 text-small">{name}</dt>
            <dd className="wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
