import type { ReactNode } from "react";
import { opensNewTab } from "@/content/site";

type OutLinkProps = { href: string; className?: string; children: ReactNode };

export function OutLink({ href, className, children }: OutLinkProps) {
  // An email address in a new tab would leave an empty tab behind.
  if (/^mailto:/i.test(href))
    return (
      <a className={className} href={href}>
        {children}
      </a>
    );
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> ({opensNewTab})</span>
    </a>
  );
}
