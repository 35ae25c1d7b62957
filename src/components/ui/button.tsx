import type { ComponentProps } from "react";
import { type ButtonLook, buttonLook } from "./button-look";

type ButtonProps = ButtonLook & ComponentProps<"button"> & { busy?: boolean };

export function Button({ variant, size, wide, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      className={buttonLook({ variant, size, wide, className })}
      {...rest}
    >
      {busy ? (
        <span
          className="size-[1.1em] flex-none animate-turn rounded-full border-2 border-current border-r-transparent"
          aria-hidden="true"
        />
      ) : null}
      {children}
    </button>
  );
}
