import { about } from "@/content/about";
import { archetypeIds, archetypes } from "@/content/archetypes";
import { auth } from "@/content/auth";
import { coaching } from "@/content/coaching";
import { corporate } from "@/content/corporate";
import { defaultContent } from "@/content/documents";
import { lounge } from "@/content/lounge";
import { podcast } from "@/content/podcast";
import { pricing } from "@/content/pricing";
import { privacy } from "@/content/privacy";
import { products } from "@/content/products";
import { quiz } from "@/content/quiz";
import { terms } from "@/content/terms";

export type Route = {
  path: string;
  title: string;
  heading: string;
  /** Kept out of search engines. */
  isPrivate?: boolean;
};

const frontPage = { title: "Aurea · Emotional alchemy", heading: defaultContent("home").hero.heading };
const signIn = { title: `${auth.title} · Aurea`, heading: "Welcome Back", isPrivate: true };

/** Every public page that does not redirect, with its title and first heading. */
export const routes: Route[] = [
  { path: "/", ...frontPage },
  { path: "/home", ...frontPage },
  { path: "/about", title: "About · Aurea", heading: about.hero.title },
  { path: "/lounge", title: "Lounge · Aurea", heading: lounge.hero.title },
  { path: "/products", title: "Products · Aurea", heading: products.hero.title },
  { path: "/podcast", title: "Podcast · Aurea", heading: podcast.hero.title },
  { path: "/coaching", title: `${coaching.meta.title} · Aurea`, heading: "The Master Alchemist Program" },
  { path: "/pricing", title: "Pricing · Aurea", heading: pricing.plans.title },
  { path: "/corporate", title: `${corporate.meta.title} · Aurea`, heading: corporate.hero.title },
  { path: "/auth", ...signIn },
  { path: "/login", ...signIn },
  { path: "/eq-assessment", title: `${quiz.title} · Aurea`, heading: "Discover Your Emotional Archetype" },
  { path: "/privacy", title: "Privacy · Aurea", heading: privacy.title },
  { path: "/terms", title: "Terms · Aurea", heading: terms.title },
  ...archetypeIds.map((id) => ({
    path: `/archetypes/${id}`,
    title: `${archetypes[id].name}, an emotional archetype · Aurea`,
    heading: archetypes[id].name,
  })),
];
