import "server-only";
import { site } from "@/content/site";
import { env } from "@/env.mjs";

export type SiteLink = { href: string; external: boolean };

function link(configured: string | undefined, otherwise: string): SiteLink {
  const href = configured ?? otherwise;
  return { href, external: !href.startsWith("/") };
}

/** Where the site's outward links lead: the environment's word first, then `site.ts`; privacy and terms fall back to our own pages. */
export const links = {
  privacy: link(env.LINK_PRIVACY, site.pages.privacy),
  terms: link(env.LINK_TERMS, site.pages.terms),
  booking: link(env.LINK_BOOKING, site.external.booking),
  podcastSpotify: link(env.LINK_PODCAST_SPOTIFY, site.external.podcastSpotify),
  podcastApple: link(env.LINK_PODCAST_APPLE, site.external.podcastApple),
  podcastPlayerScript: link(env.PODCAST_PLAYER_SCRIPT, site.external.podcastPlayerScript),
} as const;
