"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { Brand } from "@/components/layout/brand";
import { desk } from "@/content/desk";
import { DeskCount } from "./desk-count";
import { DeskLink } from "./desk-link";

type Counts = { applications: number; entries: number; failedMails: number; held: number };

const { overview, applications, waitlist, votes, members, mail, held, audit } = desk.pages;

export function DeskNav({ counts }: { counts: Counts }) {
  const path = usePathname();
  const bar = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the bar scrolls; each page brings its own name into view
  useEffect(() => {
    const here = bar.current?.querySelector<HTMLElement>("[aria-current]");
    if (!bar.current || !here) return;
    bar.current.scrollLeft = here.offsetLeft - (bar.current.clientWidth - here.offsetWidth) / 2;
  }, [path]);

  const items = [
    overview,
    { ...applications, count: counts.applications },
    { ...waitlist, count: counts.entries },
    votes,
    members,
    { ...mail, count: counts.failedMails },
    { ...held, count: counts.held },
    audit,
  ];
  const isHere = (href: string) => (href === overview.href ? path === href : path.startsWith(href));
  return (
    <header className="desk__nav on-night">
      <div className="desk__bar">
        <Brand />
        <nav ref={bar} aria-label={desk.navLabel}>
          <ul>
            {items.map((item) => (
              <li key={item.href}>
                <DeskLink href={item.href} aria-current={isHere(item.href) ? "page" : undefined}>
                  {item.label}
                  {"count" in item ? <DeskCount count={item.count} /> : null}
                </DeskLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="desk__who">
          <p className="note">{desk.signedInAs}</p>
          <DeskLink href="/profile">{desk.toProfile}</DeskLink>
          <DeskLink href="/home">{desk.toSite}</DeskLink>
        </div>
      </div>
    </header>
  );
}
