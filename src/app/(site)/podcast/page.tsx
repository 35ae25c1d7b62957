import { StructuredData } from "@/components/layout/structured-data";
import { Dial } from "@/components/sections/podcast/dial";
import { Host } from "@/components/sections/podcast/host";
import { Mast } from "@/components/sections/podcast/mast";
import { PlayerSheet } from "@/components/sections/podcast/player-sheet";
import { Subscribe } from "@/components/sections/podcast/subscribe";
import { podcast } from "@/content/podcast";
import { pageMetadata } from "@/lib/page-metadata";
import { links } from "@/server/seo/links";
import { breadcrumbData } from "@/server/seo/structured-data";

export const metadata = pageMetadata({ ...podcast.meta, path: "/podcast", image: "podcast" });

export default function PodcastPage() {
  return (
    <>
      <StructuredData things={[breadcrumbData({ name: podcast.meta.title, path: "/podcast" })]} />
      <Mast />
      <PlayerSheet script={links.podcastPlayerScript.href} />
      <Dial />
      <Host />
      <Subscribe spotify={links.podcastSpotify.href} apple={links.podcastApple.href} />
    </>
  );
}
