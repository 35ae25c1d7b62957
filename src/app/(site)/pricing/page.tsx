import { StructuredData } from "@/components/layout/structured-data";
import { ClosingTiers } from "@/components/sections/pricing/closing-tiers";
import { Founding } from "@/components/sections/pricing/founding";
import { Plans } from "@/components/sections/pricing/plans";
import { PricingFaq } from "@/components/sections/pricing/pricing-faq";
import { PricingTestimonials } from "@/components/sections/pricing/pricing-testimonials";
import { contact } from "@/content/contact";
import { pricing } from "@/content/pricing";
import { pageMetadata } from "@/lib/page-metadata";
import { breadcrumbData, faqData, membershipData } from "@/server/seo/structured-data";
import { JoinFounding } from "./join-founding";

export const metadata = pageMetadata({ ...pricing.meta, path: "/pricing", image: "pricing" });

const { action, note, member } = pricing.founding;

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
      <Plans />
      <Founding
        action={<JoinFounding action={action} note={note} member={member} support={contact.support} />}
      />
      <PricingTestimonials />
      <PricingFaq />
      <ClosingTiers />
    </>
  );
}
