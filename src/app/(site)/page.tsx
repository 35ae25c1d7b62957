import { StructuredData } from "@/components/layout/structured-data";
import { DaySky, HomeHero } from "@/components/sections/home/home-hero";
import {
  HomeMethod,
  HomeTestimonials,
  ProgramTeaser,
  QuizTeaser,
  TierCards,
} from "@/components/sections/home/home-sections";
import { NightTimeline } from "@/components/sections/home/night-timeline";
import { tiersOf } from "@/content/tiers";
import { buildPageMetadata } from "@/lib/page-metadata";
import { getContent } from "@/server/content/page";
import { linkPicture } from "@/server/seo/link-picture";
import { buildOrganizationData, buildWebSiteData } from "@/server/seo/structured-data";

export async function generateMetadata() {
  const { tagline, description } = await getContent("site");
  return buildPageMetadata({ tagline, description, path: "/", image: await linkPicture("home") });
}

export default async function Page() {
  const [site, home, testimonials, offers] = await Promise.all([
    getContent("site"),
    getContent("home"),
    getContent("testimonials"),
    getContent("offers"),
  ]);
  return (
    <>
      <StructuredData things={[buildOrganizationData(site), buildWebSiteData()]} />
      <div className="relative isolate">
        <DaySky />
        <HomeHero content={home.hero} />
        <NightTimeline content={home.night} />
        <HomeMethod content={home.method} />
        <QuizTeaser content={home.quiz} />
        <HomeTestimonials content={home.testimonials} testimonials={testimonials} />
        <TierCards content={home.tiers} tiers={tiersOf(offers)} />
        <ProgramTeaser content={home.teaser} />
      </div>
    </>
  );
}
