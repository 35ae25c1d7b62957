import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { beforeHydration } from "@/before-hydration.mjs";
import { DraftNotice } from "@/components/layout/draft-notice";
import { HashEntries, Hydrated, RefreshOutdatedShell } from "@/components/layout/page-effects";
import { BetaBanner, SkipLink } from "@/components/layout/page-top";
import { RenewalDialog } from "@/components/layout/renewal-dialog";
import { SupportAddressProvider } from "@/components/layout/support-address";
import { UnloadedNotice } from "@/components/layout/unloaded-notice";
import { site } from "@/content/site";
import { formatEmail } from "@/lib/format-email";
import { getContent, isShowingDrafts } from "@/server/content/page";
import { getContentVersion } from "@/server/content/version";
import { getSiteOrigin } from "@/server/http/origin";
import { figtree, fraunces, frauncesItalic } from "./fonts";

export async function generateMetadata(): Promise<Metadata> {
  const { tagline, description } = await getContent("site");
  return {
    metadataBase: new URL(getSiteOrigin()),
    title: { default: `${site.name} · ${tagline}`, template: `%s · ${site.name}` },
    description,
    applicationName: site.name,
    openGraph: { type: "website", siteName: site.name, locale: "en_GB" },
    other: { "content-version": `${getContentVersion()}` },
    twitter: { card: "summary_large_image" },
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

export const viewport: Viewport = {
  themeColor: site.themeColor,
  // Without "only", browsers that darken light pages would put light titles on light pictures.
  colorScheme: "only light",
  // On Android, a keyboard would otherwise cover the buttons of a dialog.
  interactiveWidget: "resizes-content",
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { banner, support } = await getContent("site");
  const hasDrafts = await isShowingDrafts();
  return (
    <html
      lang="en-GB"
      // The browser must not translate drafts: the coach checks the original text, and React cannot refresh a
      // translated page.
      translate={hasDrafts ? "no" : undefined}
      data-scroll-behavior="smooth"
      data-banner={banner.isShown ? undefined : "none"}
      className={`${fraunces.variable} ${frauncesItalic.variable} ${figtree.variable}`}
    >
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this project */}
        <script dangerouslySetInnerHTML={{ __html: beforeHydration }} />
        <SkipLink />
        {banner.isShown ? <BetaBanner text={banner.text} /> : null}
        <SupportAddressProvider link={<a href={`mailto:${support}`}>{formatEmail(support)}</a>}>
          {children}
        </SupportAddressProvider>
        <UnloadedNotice />
        <RenewalDialog />
        {hasDrafts ? <DraftNotice /> : null}
        <RefreshOutdatedShell version={`${getContentVersion()}`} />
        <HashEntries />
        <Hydrated />
      </body>
    </html>
  );
}
