import { StructuredData } from "@/components/layout/structured-data";
import { PrivacyPage } from "@/components/sections/legal/privacy-page";
import { pageMetadata } from "@/lib/page-metadata";
import { getContent } from "@/server/content/page";
import { linkPicture } from "@/server/seo/link-picture";
import { breadcrumbData } from "@/server/seo/structured-data";

export async function generateMetadata() {
  const { meta } = await getContent("privacy");
  return pageMetadata({ ...meta, path: "/privacy", image: await linkPicture("site") });
}

export default async function Page() {
  const [privacy, { support }] = await Promise.all([getContent("privacy"), getContent("site")]);
  return (
    <>
      <StructuredData things={[breadcrumbData({ name: privacy.meta.title, path: "/privacy" })]} />
      <PrivacyPage content={privacy} support={support} />
    </>
  );
}
