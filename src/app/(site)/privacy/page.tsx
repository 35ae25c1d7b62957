import { StructuredData } from "@/components/layout/structured-data";
import { PrivacyPage } from "@/components/sections/legal/privacy-page";
import { getContent } from "@/server/content/page";
import { buildDocumentMetadata } from "@/server/seo/link-picture";
import { isLinkedPage } from "@/server/seo/links";
import { buildBreadcrumbData } from "@/server/seo/structured-data";

export async function generateMetadata() {
  return buildDocumentMetadata("privacy", "site", isLinkedPage(await getContent("site"), "privacy"));
}

export default async function Page() {
  const [privacy, { support }] = await Promise.all([getContent("privacy"), getContent("site")]);
  return (
    <>
      <StructuredData things={[buildBreadcrumbData({ name: privacy.meta.title, path: "/privacy" })]} />
      <PrivacyPage content={privacy} support={support} />
    </>
  );
}
