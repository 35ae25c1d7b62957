import { StructuredData } from "@/components/layout/structured-data";
import { PrivacyPage } from "@/components/sections/legal/privacy-page";
import { getContent } from "@/server/content/page";
import { documentMetadata } from "@/server/seo/link-picture";
import { breadcrumbData } from "@/server/seo/structured-data";

export const generateMetadata = () => documentMetadata("privacy", "site");

export default async function Page() {
  const [privacy, { support }] = await Promise.all([getContent("privacy"), getContent("site")]);
  return (
    <>
      <StructuredData things={[breadcrumbData({ name: privacy.meta.title, path: "/privacy" })]} />
      <PrivacyPage content={privacy} support={support} />
    </>
  );
}
