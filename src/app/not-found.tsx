import "./site.css";
import type { Metadata } from "next";
import { SiteShell } from "@/components/layout/site-shell";
import { NotFoundSection } from "@/components/sections/not-found/not-found-section";
import { notFound } from "@/content/not-found";
import { accountSlot } from "@/features/account/components/account-slot";
import { getFooter } from "@/server/seo/links";

export const metadata: Metadata = { title: notFound.title, robots: { index: false } };

export default async function NotFound() {
  return (
    <SiteShell account={accountSlot} content={await getFooter()} footer="flat">
      <NotFoundSection />
    </SiteShell>
  );
}
