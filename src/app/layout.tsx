import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { Hydrated } from "@/components/layout/hydrated";
import { BetaBanner, SkipLink } from "@/components/layout/page-top";
import { RenewalDialog } from "@/components/layout/renewal-dialog";
import { site } from "@/content/site";
import { queueEarlyClicks } from "@/early-clicks.mjs";
import { siteOrigin } from "@/server/http/origin";
import { figtree, fraunces, frauncesItalic } from "./fonts";

const title = `${site.name} · ${site.tagline}`;

export const metadata: Metadata = {
  metadataBase: new URL(siteOrigin()),
  title: { default: title, template: `%s · ${site.name}` },
  description: site.description,
  applicationName: site.name,
  openGraph: { type: "website", siteName: site.name, locale: "en_GB" },
  twitter: { card: "summary_large_image" },
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = { themeColor: site.themeColor, colorScheme: "light" };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-GB"
      data-scroll-behavior="smooth"
      className={`${fraunces.variable} ${frauncesItalic.variable} ${figtree.variable}`}
    >
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own */}
        <script dangerouslySetInnerHTML={{ __html: queueEarlyClicks }} />
        <SkipLink />
        <BetaBanner />
        {children}
        <RenewalDialog />
        <Hydrated />
      </body>
    </html>
  );
}
