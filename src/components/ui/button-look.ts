import { cva, type VariantProps } from "class-variance-authority";

/** How buttons look, and links that are drawn as buttons: utilities of our own. The group is for what moves inside of one. */
export const buttonLook = cva("group/button button", {
  variants: {
    variant: {
      primary: "button-primary",
      line: "button-line",
      gold: "button-gold",
      ghost: "button-ghost",
      danger: "button-danger",
      dangerLine: "button-danger-line",
    },
    size: { normal: "button-normal", small: "button-small" },
    wide: { true: "w-full" },
  },
  defaultVariants: { variant: "primary", size: "normal" },
});

export type ButtonLook = VariantProps<typeof buttonLook>;
