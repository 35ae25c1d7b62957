import "server-only";
import { defaultContent } from "@/content/documents";
import { site } from "@/content/site";
import type { SiteContent } from "@/content/site-content";
import { env } from "@/env.mjs";
import { getSiteOrigin, toAbsoluteUrl } from "../http/origin";

const reservedHost = /(?:^|\.)(?:example|invalid|localhost|test)$|^(?:www\.)?example\.(?:com|net|org)$/;

/** Returns whether an address is at a reserved domain (RFC 2606), marked as a sample, or not on the web. */
export function isSampleAddress(address: string) {
  if (!URL.canParse(address)) return true;
  const { protocol, hostname, pathname } = new URL(address);
  const isSample = reservedHost.test(hostname) || pathname.endsWith("-sample");
  return isSample || !/^https?:$/.test(protocol);
}

const omitSampleAddress = (address: string) => (isSampleAddress(address) ? undefined : address);

const initial = defaultContent("site").links;

const settings = {
  privacy: env.LINK_PRIVACY,
  terms: env.LINK_TERMS,
  booking: env.LINK_BOOKING,
  podcastSpotify: env.LINK_PODCAST_SPOTIFY,
  podcastApple: env.LINK_PODCAST_APPLE,
};

/** Returns the external links, each from the Desk, else from the environment, else the sample. */
export function pickLinks({ links }: SiteContent) {
  function linkOf(name: keyof typeof settings) {
    const isChanged = links[name] !== initial[name];
    return isChanged ? links[name] : (settings[name] ?? links[name]);
  }
  return {
    privacy: linkOf("privacy"),
    terms: linkOf("terms"),
    booking: linkOf("booking"),
    podcast: {
      spotify: omitSampleAddress(linkOf("podcastSpotify")),
      apple: omitSampleAddress(linkOf("podcastApple")),
      /** False if the owner has emptied both links. If both are samples, the page announces them as coming. */
      isPlanned: Boolean(links.podcastSpotify || links.podcastApple),
    },
  };
}

/** Returns whether the settings link to the site's own page, and not to one elsewhere. */
export function isLinkedPage(site: SiteContent, name: "privacy" | "terms") {
  const { origin, pathname } = new URL(pickLinks(site)[name], getSiteOrigin());
  return `${origin}${pathname.toLowerCase().replace(/\/$/, "")}` === toAbsoluteUrl(`/${name}`);
}

export function pickFooter(site: SiteContent) {
  const { tagline, support, sisters, footer } = site;
  return { tagline, support, sisters, footer, legal: pickLinks(site) };
}

export const podcastPlayer = omitSampleAddress(env.PODCAST_PLAYER_SCRIPT ?? site.podcastPlayerScript);
