"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";

type NavLinksProps = { label: string; links: readonly { href: string; label: string }[]; className?: string };

export function NavLinks({ label, links, className }: NavLinksProps) {
  const path = usePathname();
  const here = path === "/" ? "/home" : path;
  return (
    <nav className={className} aria-label={label}>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} aria-current={link.href === here ? "page" : undefined}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
