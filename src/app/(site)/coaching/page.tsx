import { StructuredData } from "@/components/layout/structured-data";
import { ClosingLinks } from "@/components/sections/coaching/closing-links";
import { CoachingFaq } from "@/components/sections/coaching/coaching-faq";
import { CoachingHero } from "@/components/sections/coaching/coaching-hero";
import { CoachingPainPoints } from "@/components/sections/coaching/coaching-pain-points";
import { CoachingWeeks } from "@/components/sections/coaching/coaching-weeks";
import { Guarantee } from "@/components/sections/coaching/guarantee";
import type { RenderTrigger } from "@/components/sections/coaching/program-options";
import { ProgramOptions } from "@/components/sections/coaching/program-options";
import { ProgramStages } from "@/components/sections/coaching/program-stages";
import { coaching } from "@/content/coaching";
import { pageMetadata } from "@/lib/page-metadata";
import { breadcrumbData, courseData, faqData } from "@/server/seo/structured-data";
import { ProgramButton } from "./program-button";

export const metadata = pageMetadata({ ...coaching.meta, path: "/coaching", image: "coaching" });

const renderTrigger: RenderTrigger = (program, className, children) => (
  <ProgramButton program={program} className={className}>
    {children}
  </ProgramButton>
);

export default function CoachingPage() {
  return (
    <>
      <StructuredData
        things={[
          courseData(),
          faqData(coaching.faq.list),
          breadcrumbData({ name: coaching.meta.title, path: "/coaching" }),
        ]}
      />
      <CoachingHero content={coaching.hero} />
      <CoachingPainPoints content={coaching.painPoints} />
      <ProgramStages content={coaching.stages} />
      <CoachingWeeks />
      <ProgramOptions content={coaching.options} renderTrigger={renderTrigger} />
      <Guarantee content={coaching.guarantee} />
      <CoachingFaq content={coaching.faq} />
      <ClosingLinks content={coaching.closing} renderTrigger={renderTrigger} />
    </>
  );
}
