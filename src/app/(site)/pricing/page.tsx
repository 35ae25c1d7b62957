import { StructuredData } from "@/components/layout/structured-data";
import { UnfoldForPrint } from "@/components/layout/unfold-for-print";
import { Founding } from "@/components/sections/pricing/founding";
import {
  ClosingTiers,
  Plans,
  PricingFaq,
  PricingTestimonials,
} from "@/components/sections/pricing/pricing-sections";
import { tiersOf } from "@/content/tiers";
import { formatEmail } from "@/lib/format-email";
import { getContent } from "@/server/content/page";
import { buildDocumentMetadata, linkPicture } from "@/server/seo/link-picture";
import { buildBreadcrumbData, buildFaqData, buildMembershipData } from "@/server/seo/structured-data";
import { JoinFounding } from "./join-founding";

export const generateMetadata = () => buildDocumentMetadata("pricing", "pricing");

export default async function PricingPage() {
  const [pricing, offers, testimonials, { support }, picture] = await Promise.all([
    getContent("pricing"),
    getContent("offers"),
    getContent("testimonials"),
    getContent("site"),
    linkPicture("pricing"),
  ]);
  const tiers = tiersOf(offers);
  const { action, member } = pricing.founding;
  return (
    <>
      <StructuredData
        things={[
          ...buildMembershipData(offers, picture.url),
          buildFaqData(pricing.faq.list),
          buildBreadcrumbData({ name: pricing.meta.title, path: "/pricing" }),
        ]}
      />
      <Plans content={pricing.plans} tiers={tiers} />
      <Founding
        content={pricing.founding}
        offer={offers.founding}
        action={
          <JoinFounding
            action={action}
            note={offers.founding.note}
            member={member}
            support={support}
            supportName={formatEmail(support)}
          />
        }
      />
      <PricingTestimonials content={pricing.testimonials} testimonials={testimonials} />
      <PricingFaq content={pricing.faq} />
      <ClosingTiers content={pricing.closing} tiers={tiers} />
      <UnfoldForPrint />
    </>
  );
}
