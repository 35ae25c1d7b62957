import { StructuredData } from "@/components/layout/structured-data";
import {
  AboutHero,
  NextSteps,
  Principles,
  TransformationJourney,
  VisionAndMission,
} from "@/components/sections/about/about-sections";
import { Bio } from "@/components/sections/about/bio";
import { StoryTimeline } from "@/components/sections/about/story-timeline";
import { getContent } from "@/server/content/page";
import { buildDocumentMetadata } from "@/server/seo/link-picture";
import { buildAboutPageData, buildBreadcrumbData } from "@/server/seo/structured-data";

export const generateMetadata = () => buildDocumentMetadata("about", "about");

export default async function AboutPage() {
  const [about, site] = await Promise.all([getContent("about"), getContent("site")]);
  return (
    <>
      <StructuredData
        things={[
          buildAboutPageData(about.meta, site),
          buildBreadcrumbData({ name: about.meta.title, path: "/about" }),
        ]}
      />
      <AboutHero content={about.hero} />
      <Bio content={about.bio} />
      <StoryTimeline content={about.timeline} />
      <VisionAndMission vision={about.vision} mission={about.mission} />
      <Principles content={about.principles} />
      <TransformationJourney content={about.journey} />
      <NextSteps content={about.next} />
    </>
  );
}
