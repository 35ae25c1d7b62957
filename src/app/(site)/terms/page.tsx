import { StructuredData } from "@/components/layout/structured-data";
import { TermsPage } from "@/components/sections/legal/terms-page";
import { pageMetadata } from "@/lib/page-metadata";
import { getContent } from "@/server/content/page";
import { linkPicture } from "@/server/seo/link-picture";
import { linksOf } from "@/server/seo/links";
import { breadcrumbData } from "@/server/seo/structured-data";

export async function generateMetadata() {
  const { meta } = await getContent("terms");
  return pageMetadata({ ...meta, path: "/terms", image: await linkPicture("site") });
}

export default async function Page() {
  const [terms, site] = await Promise.all([getContent("terms"), getContent("site")]);
  return (
    <>
      <StructuredData things={[breadcrumbData({ name: terms.meta.title, path: "/terms" })]} />
      <TermsPage content={terms} privacy={linksOf(site).privacy} />
    </>
  );
}
