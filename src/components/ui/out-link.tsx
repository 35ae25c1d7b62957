import type { ComponentProps } from "react";
import { opensNewTab } from "@/content/site";

export function OutLink({ children, ...props }: ComponentProps<"a"> & { href: string }) {
  // An email address in a new tab would leave an empty tab behind.
  if (/^mailto:/i.test(props.href)) return <a {...props}>{children}</a>;
  return (
    <a {...props} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> ({opensNewTab})</span>
    </a>
  );
}
