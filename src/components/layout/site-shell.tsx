import type { ReactNode } from "react";
import { Footer, type FooterEdge } from "./footer";
import { type AccountSlot, Header } from "./header";

type SiteShellProps = { account: AccountSlot; footer?: FooterEdge | "none"; children: ReactNode };

export function SiteShell({ account, footer = "skyline", children }: SiteShellProps) {
  return (
    <>
      <Header account={account} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer === "none" ? null : <Footer edge={footer} />}
    </>
  );
}
