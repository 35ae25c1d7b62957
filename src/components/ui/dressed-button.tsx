import type { ComponentProps } from "react";

type DressedButtonProps = ComponentProps<"button"> & { busy?: boolean };

/** A button whose look is its class name alone, for where the page hands that on and no script is to carry all looks. */
export function DressedButton({ busy, children, ...rest }: DressedButtonProps) {
  return (
    <button type="button" aria-busy={busy || undefined} {...rest}>
      {busy ? (
        <span
          className="size-[1.1em] flex-none animate-turn rounded-full border-2 border-current border-r-transparent"
          aria-hidden="true"
        />
      ) : null}
      {typeof children === "string" ? <span>{children}</span> : children}
    </button>
  );
}
