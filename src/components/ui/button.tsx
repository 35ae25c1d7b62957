import type { ComponentProps } from "react";
import { Rise } from "@/components/art/rise";
import { type Look, look } from "./button-look";

type ButtonProps = Look & ComponentProps<"button"> & { busy?: boolean };

export function Button({ variant, size, wide, rise, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      className={look({ variant, size, wide }, className)}
      {...rest}
    >
      {busy ? <span className="btn__wait" aria-hidden="true" /> : null}
      {children}
      {rise ? <Rise /> : null}
    </button>
  );
}
