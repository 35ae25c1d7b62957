import "../site.css";
import type { ReactNode } from "react";
import { SiteShell } from "@/components/layout/site-shell";
import { accountSlot } from "@/features/account/components/account-slot";
import { EachMember } from "@/features/account/components/each-member";
import { links } from "@/server/seo/links";

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteShell account={accountSlot} legal={links}>
      <EachMember>{children}</EachMember>
    </SiteShell>
  );
}
