import "../site.css";
import type { ReactNode } from "react";
import { SiteShell } from "@/components/layout/site-shell";
import { returningAccountSlot } from "@/features/account/components/returning-account-slot";
import { getContent } from "@/server/content/page";
import { pickFooter } from "@/server/seo/links";

export default async function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <SiteShell account={returningAccountSlot} content={pickFooter(await getContent("site"))}>
      {children}
    </SiteShell>
  );
}
