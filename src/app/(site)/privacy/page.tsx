import { StructuredData } from "@/components/layout/structured-data";
import { PrivacyPage } from "@/components/sections/legal/privacy-page";
import { privacy } from "@/content/privacy";
import { pageMetadata } from "@/lib/page-metadata";
import { breadcrumbData } from "@/server/seo/structured-data";

export const metadata = pageMetadata({ ...privacy.meta, path: "/privacy" });

export default function Page() {
  return (
    <>
      <StructuredData things={[breadcrumbData({ name: privacy.meta.title, path: "/privacy" })]} />
      <PrivacyPage />
    </>
  );
}
