import type { ComponentProps } from "react";
import { type ButtonLook, buttonLook } from "./button-look";
import { BusyIcon } from "./state-icon";

type ButtonProps = ButtonLook & ComponentProps<"button"> & { busy?: boolean };

/** The text has a separate element, so that React can change the text even on a translated page. */
export function Button({ variant, size, wide, className, busy, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonLook({ variant, size, wide, className })}
      {...rest}
    >
      {busy ? <BusyIcon /> : null}
      {typeof children === "string" ? <span>{children}</span> : children}
    </button>
  );
}
