import "../site.css";
import type { ReactNode } from "react";
import { SiteShell } from "@/components/layout/site-shell";
import { accountSlot } from "@/features/account/components/account-slot";
import { getContent } from "@/server/content/page";
import { pickFooter } from "@/server/seo/links";

export default async function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <SiteShell account={accountSlot} content={pickFooter(await getContent("site"))}>
      {children}
    </SiteShell>
  );
}
