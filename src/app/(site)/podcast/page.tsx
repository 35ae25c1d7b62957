import type { Metadata } from "next";
import { Dial } from "@/components/sections/podcast/dial";
import { Host } from "@/components/sections/podcast/host";
import { Mast } from "@/components/sections/podcast/mast";
import { PlayerSheet } from "@/components/sections/podcast/player-sheet";
import { Subscribe } from "@/components/sections/podcast/subscribe";
import { podcast } from "@/content/podcast";
import { links } from "@/lib/links";
import "@/components/sections/podcast/podcast.css";

export const metadata: Metadata = {
  title: podcast.meta.title,
  description: podcast.meta.description,
  alternates: { canonical: "/podcast" },
};

export default function PodcastPage() {
  return (
    <>
      <Mast />
      <PlayerSheet script={links.podcastPlayerScript.href} />
      <Dial />
      <Host />
      <Subscribe spotify={links.podcastSpotify.href} apple={links.podcastApple.href} />
    </>
  );
}
