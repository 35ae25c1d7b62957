"use client";

import { clsx } from "clsx";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { Brand } from "@/components/layout/brand";
import { Message } from "@/components/ui/message";
import { desk } from "@/content/desk";
import { site } from "@/content/site";
import { TrpcProvider } from "@/trpc/provider";
import { redirectIfUnauthorized } from "../refusals";
import { DeskLink } from "./desk-link";
import styles from "./desk-shell.module.css";
import { DeskCount } from "./filter-links";
import { Shortcuts } from "./shortcuts";

type DeskCounts = { applications: number; entries: number; failedMails: number; quarantined: number };

const exitLink = "flex min-h-11 w-fit items-center";

const look = {
  // On a phone in landscape a fixed bar would take up too much of the height.
  header:
    "on-night print:hidden! max-nav:sticky max-nav:top-(--beta-h) max-nav:z-20 max-nav:px-gutter max-nav:pt-2 max-nav:[@media(max-height:34rem)]:static",
  bar: clsx(
    "nav:sticky nav:top-(--beta-h) nav:flex nav:h-[calc(100vh-var(--beta-h))] nav:flex-col nav:overflow-y-auto nav:py-s5 [&_:focus-visible]:-outline-offset-2",
    "min-[18rem]:max-nav:grid min-[18rem]:max-nav:grid-cols-[auto_minmax(0,1fr)] min-[18rem]:max-nav:gap-x-4 min-[18rem]:max-nav:gap-y-[0.3rem]",
  ),
  nav: "max-nav:-mx-gutter max-nav:overflow-x-auto max-nav:px-gutter max-nav:[scrollbar-width:none] min-[18rem]:max-nav:col-span-full",
  link: clsx(
    "flex min-h-11 items-center whitespace-nowrap border-transparent text-base text-on-night-2 no-underline hover:text-on-night forced-colors:border-[Canvas]",
    "nav:gap-3 nav:border-l-2 nav:px-[0.9rem] max-nav:gap-[0.4rem] max-nav:border-b-2 max-nav:px-[0.6rem]",
    "aria-[current]:border-gold-light aria-[current]:font-[560] aria-[current]:text-on-night nav:aria-[current]:bg-night-up",
  ),
  exits:
    "max-nav:flex max-nav:flex-wrap max-nav:gap-x-4 max-nav:text-small min-[18rem]:max-nav:col-start-2 min-[18rem]:max-nav:row-start-1 min-[18rem]:max-nav:justify-end nav:mt-auto nav:px-[1.1rem]",
};
const { overview, applications, waitlist, votes, announcements, pages, members, mail, quarantine, audit } =
  desk.pages;

function DeskNav({ counts }: { counts: DeskCounts }) {
  const path = usePathname();
  const bar = useRef<HTMLElement>(null);

  // On a phone the navigation scrolls sideways, so the current page's link is scrolled into view.
  function bringIntoView(link?: HTMLElement | null) {
    if (!bar.current || !link) return;
    bar.current.scrollLeft = link.offsetLeft - (bar.current.clientWidth - link.offsetWidth) / 2;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the path or the width changes
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const watch = new ResizeObserver(() =>
      bringIntoView(current.querySelector<HTMLElement>("[aria-current]")),
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [path]);

  const items = [
    overview,
    { ...applications, count: counts.applications },
    { ...waitlist, count: counts.entries },
    votes,
    announcements,
    pages,
    members,
    { ...mail, count: counts.failedMails },
    { ...quarantine, count: counts.quarantined },
    audit,
  ];
  const isHere = (href: string) => (href === overview.href ? path === href : path.startsWith(href));
  return (
    <header className={look.header}>
      <div className={look.bar}>
        <Brand hasFullLoad className="nav:mb-s6 nav:px-[1.1rem]" />
        <nav
          ref={bar}
          className={look.nav}
          aria-label={desk.navLabel}
          // Firefox can leave a focused link half outside the view. A clicked link must not move under the pointer.
          onFocus={({ target }) => (target.matches(":focus-visible") ? bringIntoView(target) : undefined)}
        >
          {/* Without its own width, the list would have no gutter at its end, and the last link could be cut off. */}
          <ul role="list" className="max-nav:flex max-nav:w-max">
            {items.map((item, index) => (
              <li key={item.href}>
                <DeskLink
                  href={item.href}
                  className={look.link}
                  aria-current={isHere(item.href) ? "page" : undefined}
                  aria-keyshortcuts={String((index + 1) % 10)}
                >
                  {item.label}
                  {"count" in item ? (
                    <DeskCount className="ml-auto text-gold-light" count={item.count} />
                  ) : null}
                </DeskLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={look.exits}>
          <Shortcuts />
          <p className="note max-nav:hidden">{desk.signedInAs}</p>
          {/* This link loads the page in full, because the Desk has its own stylesheet and content security policy. */}
          <a className={exitLink} href="/profile">
            {desk.toProfile}
          </a>
          <a className={exitLink} href="/home">
            {desk.toSite}
          </a>
        </div>
      </div>
    </header>
  );
}

function ClockNote() {
  const isOwn = usePathname().startsWith(pages.href);
  return (
    <p className="note mt-s6 print:break-before-avoid">
      {isOwn ? desk.clock.own : desk.clock.team(site.timeZone)}
    </p>
  );
}

export function DeskShell({ counts, children }: { counts: DeskCounts; children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <DeskNav counts={counts} />
      <main
        id="main"
        tabIndex={-1}
        className={clsx(styles.main, "noscript:[&_button]:hidden print:[&_button]:hidden")}
      >
        <noscript>
          <Message tone="info" isLive={false} className="mb-s5">
            {desk.noScript}
          </Message>
        </noscript>
        <TrpcProvider onError={redirectIfUnauthorized}>{children}</TrpcProvider>
        <ClockNote />
      </main>
    </div>
  );
}
