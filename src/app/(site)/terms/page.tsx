import { StructuredData } from "@/components/layout/structured-data";
import { TermsPage } from "@/components/sections/legal/terms-page";
import { getContent } from "@/server/content/page";
import { documentMetadata } from "@/server/seo/link-picture";
import { linksOf } from "@/server/seo/links";
import { breadcrumbData } from "@/server/seo/structured-data";

export const generateMetadata = () => documentMetadata("terms", "site");

export default async function Page() {
  const [terms, site] = await Promise.all([getContent("terms"), getContent("site")]);
  return (
    <>
      <StructuredData things={[breadcrumbData({ name: terms.meta.title, path: "/terms" })]} />
      <TermsPage content={terms} privacy={linksOf(site).privacy} />
    </>
  );
}
