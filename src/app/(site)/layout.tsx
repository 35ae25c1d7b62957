import "../site.css";
import type { ReactNode } from "react";
import { SiteShell } from "@/components/layout/site-shell";
import { accountSlot } from "@/features/account/components/account-slot";
import { RemountOnUserChange } from "@/features/account/components/user-scope";
import { links } from "@/server/seo/links";

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteShell account={accountSlot} legal={links}>
      <RemountOnUserChange>{children}</RemountOnUserChange>
    </SiteShell>
  );
}
