import { StructuredData } from "@/components/layout/structured-data";
import { HomePage } from "@/components/sections/home/home-page";
import { site } from "@/content/site";
import { pageMetadata } from "@/lib/page-metadata";
import { organizationData, webSiteData } from "@/server/seo/structured-data";

export const metadata = pageMetadata({ description: site.description, path: "/", image: "home" });

export default function Page() {
  return (
    <>
      <StructuredData things={[organizationData(), webSiteData()]} />
      <HomePage />
    </>
  );
}
