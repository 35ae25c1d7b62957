import { StructuredData } from "@/components/layout/structured-data";
import { TermsPage } from "@/components/sections/legal/terms-page";
import { getContent } from "@/server/content/page";
import { buildDocumentMetadata } from "@/server/seo/link-picture";
import { pickLinks } from "@/server/seo/links";
import { buildBreadcrumbData } from "@/server/seo/structured-data";

export const generateMetadata = () => buildDocumentMetadata("terms", "site");

export default async function Page() {
  const [terms, site] = await Promise.all([getContent("terms"), getContent("site")]);
  return (
    <>
      <StructuredData things={[buildBreadcrumbData({ name: terms.meta.title, path: "/terms" })]} />
      <TermsPage content={terms} privacy={pickLinks(site).privacy} />
    </>
  );
}
