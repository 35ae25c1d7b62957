import "../desk.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { UnfoldForPrint } from "@/components/layout/unfold-for-print";
import { desk } from "@/content/desk";
import { site } from "@/content/site";
import { UserScoped } from "@/features/account/components/user-scoped";
import { DatabaseUnavailable } from "@/features/desk/components/desk-failure";
import { DeskShell } from "@/features/desk/components/desk-shell";
import { Invitations } from "@/features/desk/waitlist/components/invitations";
import { callDesk } from "@/server/desk-call";
import { invitation } from "@/server/mail/kinds/coaching";
import { isDatabaseUnavailable } from "@/server/refusal";

export const dynamic = "force-dynamic";
export const metadata: Metadata = {
  title: { default: desk.title, template: `%s · ${desk.title} · ${site.name}` },
  robots: { index: false, follow: false },
};

export default async function DeskLayout({ children }: { children: ReactNode }) {
  const counts = await callDesk((caller) => caller.overview.counts()).catch((error) => {
    if (isDatabaseUnavailable(error)) return null;
    throw error;
  });
  if (!counts) return <DatabaseUnavailable />;
  return (
    <UserScoped>
      <DeskShell counts={counts}>
        {/* Wraps every page, because the result of an invitation stays visible on all pages. */}
        <Invitations mail={invitation}>{children}</Invitations>
        <UnfoldForPrint />
      </DeskShell>
    </UserScoped>
  );
}
