"use client";

import { usePathname } from "next/navigation";
import { PageLink } from "@/components/ui/page-link";

type NavLinksProps = { label: string; links: readonly { href: string; label: string }[]; className?: string };

export function NavLinks({ label, links, className }: NavLinksProps) {
  const path = usePathname();
  const here = path === "/" ? "/home" : path;
  return (
    <nav className={className} aria-label={label}>
      <ul role="list">
        {links.map((link) => (
          <li key={link.href}>
            <PageLink href={link.href} aria-current={link.href === here ? "page" : undefined}>
              {link.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
