import type { ComponentProps, ReactNode } from "react";
import { Rise } from "@/components/art/rise";
import { PageLink } from "@/components/ui/page-link";
import { opensNewTab } from "@/content/site";
import { type ButtonLook, buttonLook } from "./button-look";

type ButtonLinkProps = ButtonLook & {
  href: string;
  isExternal?: boolean;
  hasRise?: boolean;
  className?: string;
  children: ReactNode;
} & Pick<ComponentProps<"a">, "id" | "aria-describedby" | "onClick" | "rel">;

/** The text has a separate element, so that React can change the text even on a translated page. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, hasRise, isExternal, className, children, ...rest } = props;
  const classes = buttonLook({ variant, size, wide, className });
  if (isExternal) {
    return (
      <a className={classes} {...rest} target="_blank" rel="noopener">
        {children}
        <span className="sr-only"> ({opensNewTab})</span>
      </a>
    );
  }
  return (
    <PageLink className={classes} {...rest}>
      {typeof children === "string" ? <span>{children}</span> : children}
      {hasRise ? <Rise /> : null}
    </PageLink>
  );
}
