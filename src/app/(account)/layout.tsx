import "../site.css";
import type { ReactNode } from "react";
import { SiteShell } from "@/components/layout/site-shell";
import { accountSlotWith } from "@/features/account/components/account-slot";
import { ReturningSignInLink } from "@/features/account/components/returning-sign-in-link";
import { getContent } from "@/server/content/page";
import { pickFooter } from "@/server/seo/links";

export default async function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <SiteShell account={accountSlotWith(ReturningSignInLink)} content={pickFooter(await getContent("site"))}>
      {children}
    </SiteShell>
  );
}
