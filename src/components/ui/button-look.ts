import { cva, type VariantProps } from "class-variance-authority";

/** The group name is for icons that move on hover. */
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
