import { StructuredData } from "@/components/layout/structured-data";
import { AboutHero } from "@/components/sections/about/about-hero";
import { Bio } from "@/components/sections/about/bio";
import { Horizon } from "@/components/sections/about/horizon";
import { Journey } from "@/components/sections/about/journey";
import { NextSteps } from "@/components/sections/about/next-steps";
import { Principles } from "@/components/sections/about/principles";
import { Way } from "@/components/sections/about/way";
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
      <Way />
      <Horizon />
      <Principles />
      <Journey />
      <NextSteps />
    </>
  );
}
