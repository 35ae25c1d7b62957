import Link from "next/link";
import type { ReactNode } from "react";
import { opensNewTab } from "@/content/forms";

type OutLinkProps = { to: { href: string; external: boolean }; className?: string; children: ReactNode };

/** A link that opens a new tab, and says so, when it leaves the site. */
export function OutLink({ to, className, children }: OutLinkProps) {
  if (!to.external) {
    return (
      <Link className={className} href={to.href}>
        {children}
      </Link>
    );
  }
  return (
    <a className={className} href={to.href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({opensNewTab})</span>
    </a>
  );
}
