import "server-only";
import { site } from "@/content/site";
import { env } from "@/env.mjs";

/** Whether an address leads somewhere: a sample lies in a domain that can never exist (RFC 2606), or says of itself that it is one. */
function isReal(address: string) {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname } = new URL(address);
  const isSample = /\.(example|invalid|test)$/.test(hostname) || pathname.endsWith("-sample");
  return /^https?:$/.test(protocol) && !isSample;
}

function link(setting: string | undefined, sample: string) {
  const href = setting ?? sample;
  return { href, kind: isReal(href) ? "real" : "sample" } as const;
}

const { external, pages } = site;
const player = link(env.PODCAST_PLAYER_SCRIPT, external.podcastPlayerScript);

/** Where the site's outward links lead: the setting first, then `site.ts`; privacy and terms fall back to our own pages. */
export const links = {
  privacy: env.LINK_PRIVACY ?? pages.privacy,
  terms: env.LINK_TERMS ?? pages.terms,
  booking: env.LINK_BOOKING ?? external.booking,
} as const;

/** Where the podcast can be followed, and whether each address is a sample or real. */
export const podcastLinks = {
  spotify: link(env.LINK_PODCAST_SPOTIFY, external.podcastSpotify),
  apple: link(env.LINK_PODCAST_APPLE, external.podcastApple),
} as const;

/** Where the podcast's player comes from, and whether that is a sample or real. */
export const podcastPlayer = {
  script: player.href,
  host: URL.canParse(player.href) ? new URL(player.href).host : "",
  kind: player.kind,
} as const;
