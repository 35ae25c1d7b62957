import "./site.css";
import type { Metadata } from "next";
import { SiteShell } from "@/components/layout/site-shell";
import { NotFoundSection } from "@/components/sections/not-found/not-found-section";
import { notFound } from "@/content/not-found";
import { accountSlot } from "@/features/account/components/account-slot";
import { getContent } from "@/server/content/page";
import { pickFooter } from "@/server/seo/links";

export const metadata: Metadata = { title: notFound.title, robots: { index: false } };

export default async function NotFound() {
  return (
    <SiteShell account={accountSlot} content={pickFooter(await getContent("site"))} footer="flat">
      <NotFoundSection />
    </SiteShell>
  );
}
