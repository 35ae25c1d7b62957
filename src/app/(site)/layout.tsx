import "../site.css";
import type { ReactNode } from "react";
import { SiteShell } from "@/components/layout/site-shell";
import { AccountMenu, AccountSheet } from "@/features/account/components/account-menu";
import { links } from "@/server/seo/links";

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteShell account={{ bar: <AccountMenu />, sheet: <AccountSheet /> }} legal={links}>
      {children}
    </SiteShell>
  );
}
