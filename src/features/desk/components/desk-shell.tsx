"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { Brand } from "@/components/layout/brand";
import { Message } from "@/components/ui/message";
import { desk } from "@/content/desk";
import { site } from "@/content/site";
import { classNames } from "@/lib/class-names";
import { TrpcProvider } from "@/trpc/provider";
import { redirectIfUnauthorized } from "../refusals";
import { DeskCount } from "./desk-count";
import { DeskLink } from "./desk-link";
import styles from "./desk-shell.module.css";
import { Shortcuts } from "./shortcuts";

type DeskCounts = { applications: number; entries: number; failedMails: number; quarantined: number };

const exitLink = "flex min-h-11 w-fit items-center";
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
    <header className={classNames("on-night print:hidden!", styles.nav)}>
      <div className={styles.bar}>
        <Brand hasFullLoad className="nav:mb-s6 nav:px-[1.1rem]" />
        <nav
          ref={bar}
          aria-label={desk.navLabel}
          // Firefox can leave a focused link half outside the view. A clicked link must not move under the pointer.
          onFocus={({ target }) => (target.matches(":focus-visible") ? bringIntoView(target) : undefined)}
        >
          <ul role="list">
            {items.map((item, index) => (
              <li key={item.href}>
                <DeskLink
                  href={item.href}
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
        <div
          className={classNames(
            "max-nav:flex max-nav:flex-wrap max-nav:gap-x-4 max-nav:text-small nav:mt-auto nav:px-[1.1rem]",
            styles.exits,
          )}
        >
          <Shortcuts className="max-nav:hidden" />
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
        className={classNames(styles.main, "noscript:[&_button]:hidden print:[&_button]:hidden")}
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
