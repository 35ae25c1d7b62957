import { cva } from "class-variance-authority";

/** A row of links that narrow or sort a list; tight where it stands inside a sheet. */
export const filterBar = cva("flex flex-wrap gap-x-5 gap-y-1", {
  variants: { isTight: { true: "text-small", false: "my-s4 text-base" } },
  defaultVariants: { isTight: false },
});

/** One of its links; the one that is followed is marked. */
export const filterLink =
  "inline-flex min-h-11 items-center border-transparent border-b-2 text-ink-2 no-underline hover:text-ink aria-[current]:border-gold aria-[current]:font-[560] aria-[current]:text-ink";
