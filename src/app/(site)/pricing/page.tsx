import { StructuredData } from "@/components/layout/structured-data";
import { Asked } from "@/components/sections/pricing/asked";
import { Carte } from "@/components/sections/pricing/carte";
import { Day } from "@/components/sections/pricing/day";
import { Founding } from "@/components/sections/pricing/founding";
import { GuestBook } from "@/components/sections/pricing/guest-book";
import { pricing } from "@/content/pricing";
import { pageMetadata } from "@/lib/page-metadata";
import { breadcrumbData, faqData, membershipData } from "@/server/seo/structured-data";

export const metadata = pageMetadata({ ...pricing.meta, path: "/pricing", image: "pricing" });

export default function PricingPage() {
  return (
    <>
      <StructuredData
        things={[
          ...membershipData(),
          faqData(pricing.faq.list),
          breadcrumbData({ name: pricing.meta.title, path: "/pricing" }),
        ]}
      />
      <Carte />
      <Founding />
      <GuestBook />
      <Asked />
      <Day />
    </>
  );
}
