import "../desk.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { desk } from "@/content/desk";
import { site } from "@/content/site";
import { DeskShell } from "@/features/desk/components/desk-shell";
import { deskCall } from "@/server/desk-call";
import { TrpcProvider } from "@/trpc/provider";

export const dynamic = "force-dynamic";
export const metadata: Metadata = {
  title: { default: desk.title, template: `%s · ${desk.title} · ${site.name}` },
  robots: { index: false, follow: false },
};

export default async function DeskLayout({ children }: { children: ReactNode }) {
  const counts = await deskCall((caller) => caller.overview.counts());
  return (
    <DeskShell counts={counts}>
      <TrpcProvider>{children}</TrpcProvider>
    </DeskShell>
  );
}
