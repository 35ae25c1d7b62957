import type { z } from "@/lib/zod";
import { defaultBanner, defaultSupport } from "./contact";
import { address, flag, item, line, list, part, text } from "./fields";

/** What never changes without a release: the brand's name is part of drawings and emails. */
export const site = {
  name: "Aurea",
  themeColor: "#faf5ec",
  /** Where the team works: its days begin and its answers fall due by this clock. */
  timeZone: "Europe/Amsterdam",
  /** Days off, which do not count as business days. */
  closedDays: ["2026-12-25", "2027-01-01"],
  nav: [
    { href: "/home", label: "Home" },
    { href: "/about", label: "About" },
    { href: "/lounge", label: "Lounge" },
    { href: "/products", label: "Products" },
    { href: "/podcast", label: "Podcast" },
    { href: "/coaching", label: "Coaching" },
    { href: "/pricing", label: "Pricing" },
    { href: "/corporate", label: "Corporate" },
  ],
  podcastPlayerScript: "https://player.aurea.example/embed.js",
} as const;

const sister = item({ name: line(undefined, { max: 40 }), href: address(undefined, { title: "Address" }) });
const toReplace = "Replace these before launch.";

/** What every page shares, and the links that lead away. */
export const siteSchema = part("The whole site", {
  tagline: line("Emotional alchemy", { title: "Brand line", max: 40 }),
  description: text(
    "A coach-led practice for people who carry too much: a free quiz, a lounge to rest in, guided tools, and a nine-week program.",
    { note: "What search engines and link previews say.", max: 200 },
  ),
  support: line(defaultSupport, {
    title: "Support address",
    max: 200,
    sample: "Put the address here that people can write to.",
  }),
  banner: part(
    "The banner",
    {
      isShown: flag(true, { title: "Show it" }),
      text: line(defaultBanner, { max: 72 }),
    },
    { sample: "Decide whether the site still is in beta." },
  ),
  sisters: list(
    sister,
    [
      { name: "Lantern Letters", href: "https://letters.aurea.example/" },
      { name: "The Quiet Table", href: "https://table.aurea.example/" },
      { name: "Evening Pages", href: "https://pages.aurea.example/" },
    ],
    { title: "Sister products in the footer", min: 3, max: 3, sample: toReplace },
  ),
  links: part(
    "Links",
    {
      booking: address("https://calendar.aurea.example/clarity-call", { title: "Booking calendar" }),
      podcastSpotify: address("https://open.spotify.com/show/aurea-sample", {
        title: "The podcast on Spotify",
      }),
      podcastApple: address("https://podcasts.apple.com/podcast/aurea-sample", {
        title: "The podcast on Apple Podcasts",
      }),
      privacy: address("/privacy", { title: "Privacy policy" }),
      terms: address("/terms"),
    },
    { sample: toReplace },
  ),
});

export type SiteContent = z.infer<typeof siteSchema>;

export const opensNewTab = "opens in a new tab";

/** Texts in the JSON-LD of the pages. */
export const structuredWords = {
  founder: "Founder and coach",
  membership: "Membership",
  paid: "Paid",
} as const;
