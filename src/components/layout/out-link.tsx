import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { opensNewTab } from "@/content/forms";

/** An address and whether it leads off the site. */
export type OutLinkTarget = { href: string; external: boolean };

type OutLinkProps = { to: OutLinkTarget; className?: string; children: ReactNode };

/** A link that opens a new tab, and says so, when it leaves the site. */
export function OutLink({ to, className, children }: OutLinkProps) {
  if (!to.external) {
    return (
      <PageLink className={className} href={to.href}>
        {children}
      </PageLink>
    );
  }
  return (
    <a className={className} href={to.href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> ({opensNewTab})</span>
    </a>
  );
}
