import { StructuredData } from "@/components/layout/structured-data";
import { Formats } from "@/components/sections/podcast/formats";
import { Host } from "@/components/sections/podcast/host";
import { PlayerSection } from "@/components/sections/podcast/player-section";
import { PodcastHero } from "@/components/sections/podcast/podcast-hero";
import { Subscribe } from "@/components/sections/podcast/subscribe";
import { podcast } from "@/content/podcast";
import { pageMetadata } from "@/lib/page-metadata";
import { podcastLinks, podcastPlayer } from "@/server/seo/links";
import { breadcrumbData } from "@/server/seo/structured-data";

export const metadata = pageMetadata({ ...podcast.meta, path: "/podcast", image: "podcast" });

export default function PodcastPage() {
  return (
    <>
      <StructuredData things={[breadcrumbData({ name: podcast.meta.title, path: "/podcast" })]} />
      <PodcastHero />
      <PlayerSection script={podcastPlayer} />
      <Formats />
      <Host />
      <Subscribe {...podcastLinks} />
    </>
  );
}
