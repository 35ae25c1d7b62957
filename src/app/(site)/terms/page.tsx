import { StructuredData } from "@/components/layout/structured-data";
import { TermsPage } from "@/components/sections/legal/terms-page";
import { getContent } from "@/server/content/page";
import { buildDocumentMetadata } from "@/server/seo/link-picture";
import { isLinkedPage, pickLinks } from "@/server/seo/links";
import { buildBreadcrumbData } from "@/server/seo/structured-data";

export async function generateMetadata() {
  return buildDocumentMetadata("terms", "site", isLinkedPage(await getContent("site"), "terms"));
}

export default async function Page() {
  const [terms, site] = await Promise.all([getContent("terms"), getContent("site")]);
  return (
    <>
      <StructuredData things={[buildBreadcrumbData({ name: terms.meta.title, path: "/terms" })]} />
      <TermsPage content={terms} privacy={pickLinks(site).privacy} />
    </>
  );
}
