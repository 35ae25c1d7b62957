import "server-only";
import { type LinkName, linkFrom } from "@/addresses.mjs";
import { site } from "@/content/site";
import { env } from "@/env.mjs";

const link = (name: LinkName, otherwise: string) => linkFrom(env, name, otherwise);
const spotify = ["LINK_PODCAST_SPOTIFY", site.external.podcastSpotify] as const;
const apple = ["LINK_PODCAST_APPLE", site.external.podcastApple] as const;
const player = ["PODCAST_PLAYER_SCRIPT", site.external.podcastPlayerScript] as const;

/** Where the site's outward links lead: the environment's word first, then `site.ts`; privacy and terms fall back to our own pages. */
export const links = {
  privacy: link("LINK_PRIVACY", site.pages.privacy),
  terms: link("LINK_TERMS", site.pages.terms),
  booking: link("LINK_BOOKING", site.external.booking),
} as const;

/** Where the podcast can be followed, and of each whether that is a sample or real. */
export const podcastLinks = {
  spotify: { href: link(...spotify), kind: linkFrom(env, ...spotify, "kind") },
  apple: { href: link(...apple), kind: linkFrom(env, ...apple, "kind") },
} as const;

/** Where the podcast's player comes from, and whether that is a sample or real. */
export const podcastPlayer = {
  script: link(...player),
  host: linkFrom(env, ...player, "host"),
  kind: linkFrom(env, ...player, "kind"),
} as const;
