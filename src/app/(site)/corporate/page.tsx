import { StructuredData } from "@/components/layout/structured-data";
import {
  ClarityCall,
  CorporateHero,
  CorporatePainPoints,
  FoundingPartner,
  Process,
} from "@/components/sections/corporate/corporate-sections";
import { Pathways } from "@/components/sections/corporate/pathways";
import { Statistics } from "@/components/sections/corporate/statistics";
import { getContent } from "@/server/content/page";
import { buildDocumentMetadata } from "@/server/seo/link-picture";
import { pickLinks } from "@/server/seo/links";
import { buildBreadcrumbData } from "@/server/seo/structured-data";

export const generateMetadata = () => buildDocumentMetadata("corporate", "corporate");

export default async function CorporatePage() {
  const [corporate, { pathways }, site] = await Promise.all([
    getContent("corporate"),
    getContent("offers"),
    getContent("site"),
  ]);
  const { booking } = pickLinks(site);
  return (
    <>
      <StructuredData things={[buildBreadcrumbData({ name: corporate.meta.title, path: "/corporate" })]} />
      <CorporateHero content={corporate.hero} booking={booking} />
      <CorporatePainPoints content={corporate.painPoints} />
      <Statistics content={corporate.statistics} />
      <FoundingPartner content={corporate.foundingPartner} />
      <Pathways content={corporate.pathways} list={pathways} booking={booking} />
      <Process content={corporate.process} />
      <ClarityCall content={corporate.call} booking={booking} />
    </>
  );
}
