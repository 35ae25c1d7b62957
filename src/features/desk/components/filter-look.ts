import { cva } from "class-variance-authority";

/** A row of links that narrow a list: above the list, inside a sheet, or in a bar with other things. */
export const filterBar = cva("flex flex-wrap gap-x-5 gap-y-1", {
  variants: {
    place: { list: "my-s4 text-base", sheet: "text-small", bar: "text-base" },
    // Where they are many, a phone has a list to choose from.
    isMany: { true: "max-tab:scripted:hidden" },
  },
  defaultVariants: { place: "list" },
});

/** One of its links; the one that is followed is marked. */
export const filterLink =
  "inline-flex min-h-11 items-center border-transparent border-b-2 text-ink-2 no-underline hover:text-ink aria-[current]:border-gold aria-[current]:font-[560] aria-[current]:text-ink";

/** The same for the order of a list. */
export const sortLink =
  "inline-flex min-h-11 items-center text-ink-2 no-underline hover:text-ink aria-[current]:font-[560] aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-1 aria-[current]:decoration-gold aria-[current]:underline-offset-[0.3em]";
