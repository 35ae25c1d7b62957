import type { Metadata } from "next";
import { SiteShell } from "@/components/layout/site-shell";
import { Lost } from "@/components/sections/not-found/lost";
import { notFound } from "@/content/not-found";
import { AccountMenu, AccountSheet } from "@/features/account/components/account-menu";

export const metadata: Metadata = { title: notFound.title, robots: { index: false } };

export default function NotFound() {
  return (
    <SiteShell account={{ bar: <AccountMenu />, sheet: <AccountSheet /> }} footer="flat">
      <Lost />
    </SiteShell>
  );
}
