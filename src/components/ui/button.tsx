import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { Rise } from "@/components/art/rise";
import { opensNewTab } from "@/content/forms";
import { classNames } from "@/lib/class-names";

type Look = {
  variant?: "primary" | "line" | "gold" | "ghost";
  size?: "normal" | "small";
  wide?: boolean;
  rise?: boolean;
};

function look({ variant = "primary", size = "normal", wide }: Look, className?: string) {
  return classNames(
    "btn",
    variant !== "primary" && `btn--${variant}`,
    size === "small" && "btn--small",
    wide && "btn--wide",
    className,
  );
}

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

type ButtonLinkProps = Look & {
  href: string;
  external?: boolean;
  className?: string;
  children: ReactNode;
} & Pick<ComponentProps<"a">, "id" | "aria-describedby" | "onClick" | "rel">;

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, rise, external, className, children, ...rest } = props;
  const classes = look({ variant, size, wide }, className);
  if (external) {
    return (
      <a className={classes} {...rest} target="_blank" rel="noopener">
        {children}
        <span className="visually-hidden"> ({opensNewTab})</span>
      </a>
    );
  }
  return (
    <Link className={classes} {...rest}>
      {children}
      {rise ? <Rise /> : null}
    </Link>
  );
}
