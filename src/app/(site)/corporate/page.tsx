import { StructuredData } from "@/components/layout/structured-data";
import { ClarityCall } from "@/components/sections/corporate/clarity-call";
import { CorporateHero } from "@/components/sections/corporate/corporate-hero";
import { CorporatePainPoints } from "@/components/sections/corporate/corporate-pain-points";
import { FoundingPartner } from "@/components/sections/corporate/founding-partner";
import { Pathways } from "@/components/sections/corporate/pathways";
import { Process } from "@/components/sections/corporate/process";
import { Statistics } from "@/components/sections/corporate/statistics";
import { corporate } from "@/content/corporate";
import { pageMetadata } from "@/lib/page-metadata";
import { links } from "@/server/seo/links";
import { breadcrumbData } from "@/server/seo/structured-data";

export const metadata = pageMetadata({ ...corporate.meta, path: "/corporate", image: "corporate" });

export default function CorporatePage() {
  return (
    <>
      <StructuredData things={[breadcrumbData({ name: corporate.meta.title, path: "/corporate" })]} />
      <CorporateHero booking={links.booking} />
      <CorporatePainPoints />
      <Statistics />
      <FoundingPartner />
      <Pathways booking={links.booking} />
      <Process />
      <ClarityCall booking={links.booking} />
    </>
  );
}
