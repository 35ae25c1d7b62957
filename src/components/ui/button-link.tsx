import type { ComponentProps, ReactNode } from "react";
import { Rise } from "@/components/art/rise";
import { PageLink } from "@/components/ui/page-link";
import { type ButtonLook, buttonLook } from "./button-look";
import { OutLink } from "./out-link";

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
  if (isExternal)
    return (
      <OutLink className={classes} {...rest}>
        {children}
      </OutLink>
    );
  return (
    <PageLink className={classes} {...rest}>
      {typeof children === "string" ? <span>{children}</span> : children}
      {hasRise ? <Rise /> : null}
    </PageLink>
  );
}
