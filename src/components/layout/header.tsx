import { clsx } from "clsx";
import type { ReactNode } from "react";
import { shell } from "@/content/shell";
import { site } from "@/content/site";
import { Brand } from "./brand";
import { DropMenu } from "./drop-menu";
import styles from "./header.module.css";
import { NavLinks } from "./nav-links";

/** `bar` is shown in the header of wide screens, `sheet` at the end of the menu of small screens. */
export type AccountSlot = { bar: ReactNode; sheet: ReactNode };

export function Header({ account }: { account: AccountSlot }) {
  return (
    <header className={clsx(styles.header, "[view-transition-name:header] print:hidden!")}>
      <div className="wrap flex h-full items-center gap-[min(2.2vw,2rem)]">
        <Brand />
        <NavLinks className={styles.nav} label={shell.mainNav} links={site.nav} />
        {/* The width fits the longest content, so that the links beside it never move. */}
        <div className="-ml-3 hidden w-35 justify-end min-[80rem]:w-48 nav:flex">{account.bar}</div>
        <DropMenu className={styles.menu} summary={<MenuWord />}>
          <div className={clsx(styles.panel, "low:[&_nav_li:nth-child(4)_a]:border-b-0!")}>
            <NavLinks label={shell.smallNav} links={site.nav} />
            {account.sheet}
          </div>
        </DropMenu>
      </div>
    </header>
  );
}

function MenuWord() {
  return (
    <>
      <span className={styles.whileClosed}>{shell.menu.open}</span>
      <span className={styles.whileOpen}>{shell.menu.close}</span>
      <svg viewBox="0 0 22 14" aria-hidden="true">
        <path className={styles.whileClosed} d="M0 1h22M0 7h22M6 13h16" />
        <path className={styles.whileOpen} d="M4 0l14 14M18 0L4 14" />
      </svg>
    </>
  );
}
