import { contact } from "./contact";

export const site = {
  ...contact,
  tagline: "Emotional alchemy",
  description:
    "A coach-led practice for people who carry too much: a free quiz, a lounge to rest in, guided tools, and a nine-week program.",
  themeColor: "#faf5ec",
  // sample: where the team works; its days begin and its answers fall due by this clock
  timeZone: "Europe/Amsterdam",
  // sample: days off, as 2026-12-25, which do not count as business days
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
  // sample: put the three real sister products here before launch
  sisters: [
    { name: "Lantern Letters", href: "https://letters.aurea.example/" },
    { name: "The Quiet Table", href: "https://table.aurea.example/" },
    { name: "Evening Pages", href: "https://pages.aurea.example/" },
  ],
  // sample: replace these, or set the LINK_ variables of .env.example, before launch
  external: {
    booking: "https://calendar.aurea.example/clarity-call",
    podcastSpotify: "https://open.spotify.com/show/aurea-sample",
    podcastApple: "https://podcasts.apple.com/podcast/aurea-sample",
    podcastPlayerScript: "https://player.aurea.example/embed.js",
  },
  pages: { privacy: "/privacy", terms: "/terms" },
} as const;

export const opensNewTab = "opens in a new tab";

/** Texts in the JSON-LD of the pages. */
export const structuredWords = {
  founder: "Founder and coach",
  membership: "Membership",
  paid: "Paid",
} as const;
