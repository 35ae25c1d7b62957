/** The owner cannot change these values at the Desk, because drawings and emails contain the brand's name. */
export const site = {
  name: "Aurea",
  themeColor: "#faf5ec",
  /** The team's time zone, in which days begin and due dates end. */
  timeZone: "Europe/Amsterdam",
  /** The days of each year, as month and day, on which the team does not work, besides weekends. */
  closedDays: ["12-25", "01-01"],
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

export const opensNewTab = "opens in a new tab";

export const structuredDataTexts = {
  founder: "Founder and coach",
  membership: "Membership",
  paid: "Paid",
  free: "Free",
} as const;
