import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonLook } from "./button-look";

type ButtonProps = ButtonLook & ComponentProps<"button"> & { isBusy?: boolean };

/** The text has a separate element, so that React can change the text even on a translated page. */
export function Button({ variant, size, wide, className, isBusy, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      className={buttonLook({ variant, size, wide, className })}
      {...rest}
    >
      {typeof children === "string" ? <span>{children}</span> : children}
    </button>
  );
}

export function TextButton({ className, ...rest }: ComponentProps<"button">) {
  return <button type="button" className={clsx("textbtn", className)} {...rest} />;
}
