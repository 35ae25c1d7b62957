import type { ReactNode } from "react";
import { shell } from "@/content/shell";
import { site } from "@/content/site";
import { Brand } from "./brand";
import { DropMenu } from "./drop-menu";
import { NavLinks } from "./nav-links";

/** bar: what stands in the header on wide screens; sheet: the same at the foot of the small screens' menu */
export type AccountSlot = { bar: ReactNode; sheet: ReactNode };

export function Header({ account }: { account: AccountSlot }) {
  return (
    <header className="header">
      <div className="wrap">
        <Brand />
        <NavLinks className="nav" label={shell.mainNav} links={site.nav} />
        <div className="header__account">{account.bar}</div>
        <DropMenu className="menu" summary={<MenuWord />}>
          <div className="menu__panel">
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
      <span className="menu__open">{shell.menu.open}</span>
      <span className="menu__close">{shell.menu.close}</span>
      <svg viewBox="0 0 22 14" aria-hidden="true">
        <path className="menu__open" d="M0 1h22M0 7h22M6 13h16" />
        <path className="menu__close" d="M4 0l14 14M18 0L4 14" />
      </svg>
    </>
  );
}
