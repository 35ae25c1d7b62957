import { cva } from "class-variance-authority";

/**
 * This is a separate file, because the Desk's search is rendered on the server, which cannot import a file with hooks.
 */
export const inputLook = cva(
  [
    "w-full rounded-control border border-control bg-paper text-ink leading-[1.4]",
    "transition-[border-color,box-shadow] placeholder:text-placeholder placeholder:opacity-100",
    "hover:border-lagoon focus-visible:rounded-control focus-visible:border-lagoon focus-visible:outline-offset-1",
    "locked:bg-sand locked:text-ink-2",
    "aria-invalid:border-alert aria-invalid:bg-alert-field aria-invalid:inset-ring aria-invalid:inset-ring-alert",
  ],
  {
    variants: {
      kind: {
        line: "min-h-12.5 px-[0.95rem] py-3",
        area: "min-h-28 resize-y px-[0.95rem] py-3",
        choice: "min-h-12.5 appearance-none py-3 pr-[min(2.6rem,13.1vw)] pl-[min(0.95rem,4.8vw)]",
        search: "min-h-11 px-[0.95rem] py-2 text-base",
        password: "min-h-12.5 py-3 pr-20 pl-[0.95rem] max-[14rem]:pr-[0.95rem]",
      },
    },
    defaultVariants: { kind: "line" },
  },
);
