import { cva, type VariantProps } from "class-variance-authority";
import { buttonBase, normalButton, primaryButton } from "./button-classes";

/** How buttons look, and links that are drawn as buttons. */
export const buttonLook = cva(buttonBase, {
  variants: {
    variant: {
      primary: primaryButton,
      line: "border-lagoon text-lagoon hover:border-lagoon-deep hover:bg-lagoon hover:text-sand",
      gold: "border-gold-light bg-gold-light text-night hover:border-gold-lift hover:bg-gold-lift",
      ghost: "border-control-night text-on-night hover:border-on-night hover:bg-on-night hover:text-night",
      danger: "border-alert bg-alert text-sand",
      dangerLine: "border-alert text-alert hover:bg-alert hover:text-sand",
    },
    size: {
      normal: normalButton,
      small: "min-h-11 px-[1.1rem] py-2 text-base",
    },
    wide: { true: "w-full" },
  },
  defaultVariants: { variant: "primary", size: "normal" },
});

export type ButtonLook = VariantProps<typeof buttonLook> & {
  /** with a sun that rises as the pointer comes */
  rise?: boolean;
};
