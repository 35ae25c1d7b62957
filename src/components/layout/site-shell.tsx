import { type ReactNode, ViewTransition } from "react";
import { shell } from "@/content/shell";
import { pageChange } from "../ui/page-change";
import { Footer, type FooterContent, type FooterEdge } from "./footer";
import { type AccountSlot, Header } from "./header";
import { NavigationNotice } from "./navigation-notice";

type SiteShellProps = {
  account: AccountSlot;
  content: FooterContent;
  footer?: FooterEdge | "none";
  children: ReactNode;
};

export function SiteShell({ account, content, footer = "skyline", children }: SiteShellProps) {
  return (
    <>
      <Header account={account} />
      <NavigationNotice
        text={shell.loading}
        look="fixed top-[calc(var(--top)+0.75rem)] right-4 z-40 rounded-sheet border border-gold bg-paper px-[0.9rem] py-2 font-medium text-ink text-small leading-[1.4] print:hidden"
      />
      <main id="main" tabIndex={-1}>
        {/* The header stays the same from page to page, so only the content fades. */}
        <ViewTransition default="none" update={{ [pageChange]: "auto", default: "none" }}>
          {children}
        </ViewTransition>
      </main>
      {footer === "none" ? null : <Footer edge={footer} content={content} />}
    </>
  );
}
