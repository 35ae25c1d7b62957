import { cva, type VariantProps } from "class-variance-authority";
import { clsx } from "clsx";
import { Children, type ComponentProps, type ReactNode, useId } from "react";
import { formatDayAndTime } from "@/lib/calendar";
import { DeskLink } from "./desk-link";
import styles from "./desk-progress.module.css";

type DeskCardProps = { role?: "alert"; labelledBy?: string; className?: string; children: ReactNode };

/** A box with a border; DeskPanel adds a heading. With `labelledBy` the card is a landmark region. */
export function DeskCard({ role, labelledBy, className, children }: DeskCardProps) {
  const Tag = labelledBy ? "section" : "div";
  return (
    <Tag
      className={clsx("min-w-0 rounded-sheet border border-dune-line bg-paper p-sheet", className)}
      role={role}
      aria-labelledby={labelledBy}
    >
      {children}
    </Tag>
  );
}

type DeskPanelProps = {
  title: ReactNode;
  link?: { href: string; label: string };
  badge?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function DeskPanel({ title, link, badge, className, children }: DeskPanelProps) {
  const id = useId();
  return (
    <DeskCard labelledBy={id} className={className}>
      <div className="mb-s4 flex break-after-avoid items-baseline justify-between gap-4 max-[18rem]:flex-wrap">
        <h2 id={id}>{title}</h2>
        {badge}
        {link ? (
          <DeskLink
            className="-my-[0.7rem] inline-flex min-h-11 items-center whitespace-nowrap font-strong text-small max-[18rem]:whitespace-normal"
            href={link.href}
          >
            {link.label}
          </DeskLink>
        ) : null}
      </div>
      {children}
    </DeskCard>
  );
}

export function DeskEmpty({ children }: { children: ReactNode }) {
  return (
    <div>
      <p className="max-w-[34em] py-s2 text-base text-ink-2">{children}</p>
    </div>
  );
}

const gridLook = cva("mt-s5 grid grid-cols-1 gap-s5 print:block print:space-y-s5", {
  variants: {
    columns: {
      two: "tab:grid-cols-2",
      three: "nav:grid-cols-3 nav:items-start",
      board: "min-[92rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] min-[92rem]:items-start",
      mail: "min-[84rem]:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] min-[84rem]:items-start",
      mainAndSide: "nav:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]",
      /* the editor beside the preview; the third panel is below the editor or, on wide screens, beside both */
      writing:
        "nav:grid-cols-2 nav:grid-rows-[auto_1fr] nav:items-start min-[110rem]:grid-cols-[5fr_5fr_3fr] nav:[&>:nth-child(2)]:col-start-2 nav:[&>:nth-child(2)]:row-[1/span_2] min-[110rem]:[&>:nth-child(3)]:col-start-3 min-[110rem]:[&>:nth-child(3)]:row-[1/span_2]",
      threeUneven:
        "tab:grid-cols-2 nav:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,0.9fr)] max-nav:[&>:last-child]:col-span-full",
    },
  },
});

type DeskGridProps = VariantProps<typeof gridLook> & { children: ReactNode };

export function DeskGrid({ columns, children }: DeskGridProps) {
  return <div className={gridLook({ columns })}>{children}</div>;
}

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

export function Moment({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{formatDayAndTime(at)}</time>;
}

type DeskProgressProps = ComponentProps<"progress"> & { ground?: "night" };

export function DeskProgress({ className, ground, ...progress }: DeskProgressProps) {
  return <progress data-ground={ground} className={clsx(styles.progress, className)} {...progress} />;
}
