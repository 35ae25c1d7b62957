import { StructuredData } from "@/components/layout/structured-data";
import { AboutHero } from "@/components/sections/about/about-hero";
import { Bio } from "@/components/sections/about/bio";
import { NextSteps } from "@/components/sections/about/next-steps";
import { Principles } from "@/components/sections/about/principles";
import { StoryTimeline } from "@/components/sections/about/story-timeline";
import { TransformationJourney } from "@/components/sections/about/transformation-journey";
import { VisionAndMission } from "@/components/sections/about/vision-and-mission";
import { about } from "@/content/about";
import { pageMetadata } from "@/lib/page-metadata";
import { aboutPageData, breadcrumbData } from "@/server/seo/structured-data";

export const metadata = pageMetadata({ ...about.meta, path: "/about", image: "about" });

export default function AboutPage() {
  return (
    <>
      <StructuredData
        things={[aboutPageData(about.meta), breadcrumbData({ name: about.meta.title, path: "/about" })]}
      />
      <AboutHero />
      <Bio />
      <StoryTimeline />
      <VisionAndMission />
      <Principles />
      <TransformationJourney />
      <NextSteps />
    </>
  );
}
