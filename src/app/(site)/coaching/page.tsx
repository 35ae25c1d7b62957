import { StructuredData } from "@/components/layout/structured-data";
import { UnfoldForPrint } from "@/components/layout/unfold-for-print";
import { CoachingHero } from "@/components/sections/coaching/coaching-hero";
import {
  ClosingLinks,
  CoachingFaq,
  CoachingPainPoints,
  Guarantee,
  ProgramOptions,
  type RenderTrigger,
} from "@/components/sections/coaching/coaching-sections";
import { CoachingWeeks } from "@/components/sections/coaching/coaching-weeks";
import { ProgramStages } from "@/components/sections/coaching/program-stages";
import { programsOf } from "@/content/programs";
import { getContent } from "@/server/content/page";
import { buildDocumentMetadata } from "@/server/seo/link-picture";
import { buildBreadcrumbData, buildCourseData, buildFaqData } from "@/server/seo/structured-data";
import { ProgramButton } from "./program-button";

export const generateMetadata = () => buildDocumentMetadata("coaching", "coaching");

const renderTrigger: RenderTrigger = (program, className, children) => (
  <ProgramButton program={program} className={className}>
    {children}
  </ProgramButton>
);

export default async function CoachingPage() {
  const [coaching, offers, site] = await Promise.all([
    getContent("coaching"),
    getContent("offers"),
    getContent("site"),
  ]);
  return (
    <>
      <StructuredData
        things={[
          buildCourseData(coaching.meta.description, offers, site),
          buildFaqData(coaching.faq.list),
          buildBreadcrumbData({ name: coaching.meta.title, path: "/coaching" }),
        ]}
      />
      <CoachingHero content={coaching.hero} weeks={coaching.weeks} />
      <CoachingPainPoints content={coaching.painPoints} />
      <ProgramStages content={coaching.stages} />
      <CoachingWeeks content={coaching.weeks} />
      <ProgramOptions
        content={coaching.options}
        programs={programsOf(offers)}
        support={site.support}
        renderTrigger={renderTrigger}
      />
      <Guarantee content={coaching.guarantee} />
      <CoachingFaq content={coaching.faq} />
      <ClosingLinks content={coaching.closing} support={site.support} renderTrigger={renderTrigger} />
      <UnfoldForPrint />
    </>
  );
}
