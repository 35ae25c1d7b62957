import { clsx } from "clsx";
import type { ComponentProps, MouseEvent } from "react";
import { type ButtonLook, buttonLook } from "./button-look";

type ButtonProps = ButtonLook & ComponentProps<"button"> & { isBusy?: boolean };

/** The text has a separate element, so that React can change the text even on a translated page. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, className, isBusy, onClick, children, ...rest } = props;
  // After a quick action, the second click of a double click may be on another button that has moved there.
  const onFirstClick = (event: MouseEvent<HTMLButtonElement>) => event.detail < 2 && onClick?.(event);
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      className={buttonLook({ variant, size, wide, className })}
      onClick={isBusy === undefined ? onClick : onFirstClick}
      {...rest}
    >
      {typeof children === "string" ? <span>{children}</span> : children}
    </button>
  );
}

export function TextButton({ className, ...rest }: ComponentProps<"button">) {
  return <button type="button" className={clsx("textbtn", className)} {...rest} />;
}
