import { StructuredData } from "@/components/layout/structured-data";
import { Brief } from "@/components/sections/corporate/brief";
import { ClarityCall } from "@/components/sections/corporate/clarity-call";
import { Heard } from "@/components/sections/corporate/heard";
import { Partner } from "@/components/sections/corporate/partner";
import { Pathways } from "@/components/sections/corporate/pathways";
import { Process } from "@/components/sections/corporate/process";
import { Proof } from "@/components/sections/corporate/proof";
import { corporate } from "@/content/corporate";
import { pageMetadata } from "@/lib/page-metadata";
import { links } from "@/server/seo/links";
import { breadcrumbData } from "@/server/seo/structured-data";

export const metadata = pageMetadata({ ...corporate.meta, path: "/corporate", image: "corporate" });

export default function CorporatePage() {
  return (
    <>
      <StructuredData things={[breadcrumbData({ name: corporate.meta.title, path: "/corporate" })]} />
      <Brief booking={links.booking} />
      <Heard />
      <Proof />
      <Partner />
      <Pathways booking={links.booking} />
      <Process />
      <ClarityCall booking={links.booking} />
    </>
  );
}
