import type { ComponentProps, ReactNode } from "react";
import { Rise } from "@/components/art/rise";
import { PageLink } from "@/components/ui/page-link";
import { opensNewTab } from "@/content/forms";
import { type Look, look } from "./button-look";

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
    <PageLink className={classes} {...rest}>
      {children}
      {rise ? <Rise /> : null}
    </PageLink>
  );
}
