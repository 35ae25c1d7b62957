"use client";

import { cva } from "class-variance-authority";
import { clsx } from "clsx";
import { usePathname, useRouter } from "next/navigation";
import { startTransition, useOptimistic } from "react";
import { SelectField } from "@/components/forms/field";
import { countText } from "@/lib/count-limit";
import { useStalledNavigation } from "@/lib/use-stalled-navigation";
import { buildPageUrl } from "../page-url";
import { DeskLink } from "./desk-link";

export function DeskCount({ count, className = "text-gold-ink" }: { count: number; className?: string }) {
  return (
    <span className={clsx("text-small tabular-nums", className)} hidden={count === 0}>
      {count === 0 ? null : countText(count)}
    </span>
  );
}

const bar = cva("flex flex-wrap gap-x-5 gap-y-1", {
  variants: {
    place: { list: "my-s4 text-base", card: "text-small", bar: "text-base" },
    isMany: { true: "max-tab:scripted:hidden" },
  },
  defaultVariants: { place: "list" },
});

type FilterLinksProps = {
  label: string;
  name: string;
  items: readonly { value?: string; label: string; count?: number }[];
  /** The query of the page, without the cursor. */
  params: Record<string, string | undefined>;
  place?: "list" | "card" | "bar";
};

const few = 4;

/** If there are many filters, phones with scripts show a select instead. */
export function FilterLinks({ label, name, params, items, place }: FilterLinksProps) {
  const router = useRouter();
  const path = usePathname();
  const hrefOf = (value?: string) => buildPageUrl(path, { ...params, [name]: value });
  const current = params[name];
  const isMany = items.length > few;
  const shown = hrefOf(current);
  const [chosen, setChosen] = useOptimistic(shown);
  useStalledNavigation(chosen !== shown, chosen);

  function choose(href: string) {
    startTransition(() => {
      setChosen(href);
      router.push(href);
    });
  }

  return (
    <>
      <nav className={bar({ place, isMany })} aria-label={label}>
        {items.map(({ value, label, count = 0 }) => (
          <DeskLink
            key={value ?? ""}
            href={hrefOf(value)}
            className="inline-flex min-h-11 items-center gap-[0.4rem] border-transparent border-b-2 forced-colors:border-[Canvas] text-ink-2 no-underline hover:text-ink aria-[current]:border-gold aria-[current]:font-[560] aria-[current]:text-ink"
            aria-current={value === current ? "true" : undefined}
          >
            <span>{label}</span>
            <DeskCount count={count} />
          </DeskLink>
        ))}
      </nav>
      {isMany ? (
        <SelectField
          label={label}
          fieldClassName="my-s4 hidden w-full max-tab:scripted:grid"
          value={chosen}
          onChange={({ target }) => choose(target.value)}
        >
          {items.map(({ value, label, count }) => (
            <option key={value ?? ""} value={hrefOf(value)}>
              {count === undefined ? label : `${label} (${countText(count)})`}
            </option>
          ))}
        </SelectField>
      ) : null}
    </>
  );
}
