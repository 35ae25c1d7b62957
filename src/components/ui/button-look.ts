import { cva, type VariantProps } from "class-variance-authority";

const off =
  "off:cursor-not-allowed off:border-dashed off:border-off off:bg-transparent off:text-muted off:shadow-none";
const busy =
  "aria-busy:cursor-progress aria-busy:border-lagoon-deep aria-busy:bg-lagoon-deep aria-busy:text-sand";

/** How buttons look, and links that are drawn as buttons. */
export const buttonLook = cva(
  [
    "group/button inline-flex cursor-pointer items-center justify-center gap-[0.7em] rounded-control border",
    "text-center font-strong leading-[1.2] no-underline",
    "transition-[background-color,border-color,color,box-shadow] hover:shadow-press active:shadow-none",
    off,
    busy,
  ],
  {
    variants: {
      variant: {
        primary: "border-lagoon bg-lagoon text-sand hover:border-lagoon-deep hover:bg-lagoon-deep",
        line: "border-lagoon text-lagoon hover:border-lagoon-deep hover:bg-lagoon hover:text-sand",
        gold: "border-gold-light bg-gold-light text-night hover:border-gold-lift hover:bg-gold-lift",
        ghost: "border-control-night text-on-night hover:border-on-night hover:bg-on-night hover:text-night",
        danger: "border-alert bg-alert text-sand hover:border-lagoon-deep hover:bg-lagoon-deep",
        dangerLine: "border-alert text-alert hover:bg-alert hover:text-sand",
      },
      size: {
        normal: "min-h-13 px-[1.6rem] py-3 text-button",
        small: "min-h-11 px-[1.1rem] py-2 text-base",
      },
      wide: { true: "w-full" },
    },
    defaultVariants: { variant: "primary", size: "normal" },
  },
);

export type ButtonLook = VariantProps<typeof buttonLook> & {
  /** with a sun that rises as the pointer comes */
  rise?: boolean;
};
