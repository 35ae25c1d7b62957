import { StructuredData } from "@/components/layout/structured-data";
import { TermsPage } from "@/components/sections/legal/terms-page";
import { terms } from "@/content/terms";
import { pageMetadata } from "@/lib/page-metadata";
import { links } from "@/server/seo/links";
import { breadcrumbData } from "@/server/seo/structured-data";

export const metadata = pageMetadata({ ...terms.meta, path: "/terms" });

export default function Page() {
  return (
    <>
      <StructuredData things={[breadcrumbData({ name: terms.meta.title, path: "/terms" })]} />
      <TermsPage privacy={links.privacy} />
    </>
  );
}
