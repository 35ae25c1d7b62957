import { StructuredData } from "@/components/layout/structured-data";
import { Host } from "@/components/sections/podcast/host";
import { PlayerSection } from "@/components/sections/podcast/player-section";
import { Formats, PodcastHero, Subscribe } from "@/components/sections/podcast/podcast-sections";
import { getContent } from "@/server/content/page";
import { buildDocumentMetadata } from "@/server/seo/link-picture";
import { pickLinks, podcastPlayer } from "@/server/seo/links";
import { buildBreadcrumbData } from "@/server/seo/structured-data";

export const generateMetadata = () => buildDocumentMetadata("podcast", "podcast");

export default async function PodcastPage() {
  const [podcast, site] = await Promise.all([getContent("podcast"), getContent("site")]);
  return (
    <>
      <StructuredData things={[buildBreadcrumbData({ name: podcast.meta.title, path: "/podcast" })]} />
      <PodcastHero content={podcast.hero} />
      <PlayerSection content={podcast.player} script={podcastPlayer} />
      <Formats content={podcast.formats} />
      <Host content={podcast.host} />
      <Subscribe content={podcast.subscribe} links={pickLinks(site).podcast} />
    </>
  );
}
