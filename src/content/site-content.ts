import type { z } from "@/lib/zod";
import { accountTexts } from "./account-texts";
import { defaultBanner, defaultSupport } from "./contact";
import { address, email, fixedPart, flag, item, line, list, part } from "./fields";
import { profileLink } from "./profile-link";
import { shell } from "./shell";
import { site } from "./site";

const sister = item({ name: line(undefined, { max: 40 }), href: address(undefined, { title: "Address" }) });
const ownShow = (platform: string) =>
  `Put in the address of your show on ${platform}, or empty the field without one.`;

const headerTexts = {
  skip: shell.skip,
  pages: site.nav.map(({ label }) => label),
  menu: shell.menu,
  signIn: shell.signIn.label,
  account: { profile: profileLink.label, ...accountTexts },
};

export const siteSchema = part("The whole site", {
  tagline: line("Emotional alchemy", { title: "Brand line", max: 40 }),
  description: line(
    "A coach-led practice for people who carry too much: a free quiz, a lounge to rest in, guided tools, and a nine-week program.",
    { note: "What search engines and link previews say.", max: 200 },
  ),
  support: email(defaultSupport, {
    title: "Support address",
    sample: "Put in the address at which you read what people write.",
  }),
  banner: part("The banner", {
    isShown: flag(true, {
      title: "Show it",
      sample: "Decide whether your site is still in beta: hide the banner, or keep it.",
    }),
    text: line(defaultBanner, { max: 72 }),
  }),
  header: fixedPart("The header", headerTexts),
  sisters: list(sister, { min: 0, max: 3 }, [
    { name: "Lantern Letters", href: "https://letters.aurea.example/" },
    { name: "The Quiet Table", href: "https://table.aurea.example/" },
    { name: "Evening Pages", href: "https://pages.aurea.example/" },
  ]).meta({
    title: "Sister products in the footer",
    sample: "Put in your own sister products, and remove those that you do not have.",
  }),
  footer: part("The footer", {
    invitation: line("Write to us. A person reads it.", { title: "Above the support address", max: 50 }),
    sisters: line("From the same house", { title: "Above the sister products", max: 30 }),
    links: fixedPart("Its links", { name: site.name, ...shell.footer }),
  }),
  links: part("Links", {
    booking: address("https://calendar.aurea.example/clarity-call", {
      title: "Booking calendar",
      page: "/corporate",
      sample: "Put in the address of your own booking calendar.",
    }),
    podcastSpotify: address("https://open.spotify.com/show/aurea-sample", {
      title: "The podcast on Spotify",
      page: "/podcast",
      note: "Without one the podcast page has no such link.",
      isOptional: true,
      sample: ownShow("Spotify"),
    }),
    podcastApple: address("https://podcasts.apple.com/podcast/aurea-sample", {
      title: "The podcast on Apple Podcasts",
      page: "/podcast",
      note: "Without one the podcast page has no such link.",
      isOptional: true,
      sample: ownShow("Apple Podcasts"),
    }),
    privacy: address("/privacy", { title: "Privacy policy" }),
    terms: address("/terms"),
  }),
});

export type SiteContent = z.infer<typeof siteSchema>;
