import { StructuredData } from "@/components/layout/structured-data";
import { HomePage } from "@/components/sections/home/home-page";
import { tiersOf } from "@/content/tiers";
import { pageMetadata } from "@/lib/page-metadata";
import { getContent } from "@/server/content/page";
import { linkPicture } from "@/server/seo/link-picture";
import { organizationData, webSiteData } from "@/server/seo/structured-data";

export async function generateMetadata() {
  const { tagline, description } = await getContent("site");
  return pageMetadata({ tagline, description, path: "/", image: await linkPicture("home") });
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
      <StructuredData things={[organizationData(site), webSiteData()]} />
      <HomePage home={home} testimonials={testimonials} tiers={tiersOf(offers)} />
    </>
  );
}
