import { cva } from "class-variance-authority";

export const filterBar = cva("flex flex-wrap gap-x-5 gap-y-1", {
  variants: {
    place: { list: "my-s4 text-base", sheet: "text-small", bar: "text-base" },
    // Phones show a select instead when there are many.
    isMany: { true: "max-tab:scripted:hidden" },
  },
  defaultVariants: { place: "list" },
});

export const filterLink =
  "inline-flex min-h-11 items-center border-transparent border-b-2 text-ink-2 no-underline hover:text-ink aria-[current]:border-gold aria-[current]:font-[560] aria-[current]:text-ink";

export const sortLink =
  "inline-flex min-h-11 items-center text-ink-2 no-underline hover:text-ink aria-[current]:font-[560] aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-1 aria-[current]:decoration-gold aria-[current]:underline-offset-[0.3em]";
