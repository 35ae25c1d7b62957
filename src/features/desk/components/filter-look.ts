/** A row of links that narrow or sort a list, and one of them; the one that is followed is marked. */
export const filterBar = "my-s4 flex flex-wrap gap-x-5 gap-y-1 text-base";
export const filterLink =
  "inline-flex min-h-11 items-center border-transparent border-b-2 text-ink-2 no-underline hover:text-ink aria-[current]:border-gold aria-[current]:font-[560] aria-[current]:text-ink";
