import "../site.css";
import type { ReactNode } from "react";
import { SiteShell } from "@/components/layout/site-shell";
import { accountSlot } from "@/features/account/components/account-slot";
import { RemountOnUserChange } from "@/features/account/components/remount-on-user-change";
import { getContent } from "@/server/content/page";
import { pickFooter } from "@/server/seo/links";
import { ClaimResult } from "../claim-result";

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteShell account={accountSlot} content={pickFooter(await getContent("site"))}>
      <RemountOnUserChange>{children}</RemountOnUserChange>
      <ClaimResult />
    </SiteShell>
  );
}
