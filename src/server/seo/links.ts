import "server-only";
import { site } from "@/content/site";
import { env } from "@/env.mjs";

/** Returns false for reserved domains (RFC 2606) and for paths marked as a sample. */
function isReal(address: string) {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname } = new URL(address);
  const isSample = /\.(example|invalid|test)$/.test(hostname) || pathname.endsWith("-sample");
  return /^https?:$/.test(protocol) && !isSample;
}

/** Returns the address, or undefined while it is a sample. */
function link(setting: string | undefined, sample: string) {
  const href = setting ?? sample;
  return isReal(href) ? href : undefined;
}

const { external, pages } = site;

/** Environment settings take precedence over `site.ts`. */
export const links = {
  privacy: env.LINK_PRIVACY ?? pages.privacy,
  terms: env.LINK_TERMS ?? pages.terms,
  booking: env.LINK_BOOKING ?? external.booking,
} as const;

export const podcastLinks = {
  spotify: link(env.LINK_PODCAST_SPOTIFY, external.podcastSpotify),
  apple: link(env.LINK_PODCAST_APPLE, external.podcastApple),
} as const;

export const podcastPlayer = link(env.PODCAST_PLAYER_SCRIPT, external.podcastPlayerScript);
