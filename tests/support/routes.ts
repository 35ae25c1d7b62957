import { archetypeIds, archetypes } from "@/content/archetypes";
import { auth } from "@/content/auth";
import { defaultContent } from "@/content/documents";
import { quiz } from "@/content/quiz";

export type Route = {
  path: string;
  title: string;
  heading: string;
  /** Search engines must not show the page. */
  isPrivate?: boolean;
};

const frontPage = { title: "Aurea · Emotional alchemy", heading: defaultContent("home").hero.heading };
const signIn = { title: `${auth.title} · Aurea`, heading: "Welcome Back", isPrivate: true };

/** The pages that need no emailed link, popup or account. */
export const routes: Route[] = [
  { path: "/", ...frontPage },
  { path: "/home", ...frontPage },
  { path: "/about", title: "About · Aurea", heading: defaultContent("about").hero.title },
  { path: "/lounge", title: "Lounge · Aurea", heading: defaultContent("lounge").hero.title },
  { path: "/products", title: "Products · Aurea", heading: defaultContent("products").hero.title },
  { path: "/podcast", title: "Podcast · Aurea", heading: defaultContent("podcast").hero.title },
  {
    path: "/coaching",
    title: `${defaultContent("coaching").meta.title} · Aurea`,
    heading: "The Master Alchemist Program",
  },
  { path: "/pricing", title: "Pricing · Aurea", heading: defaultContent("pricing").plans.title },
  {
    path: "/corporate",
    title: `${defaultContent("corporate").meta.title} · Aurea`,
    heading: defaultContent("corporate").hero.title,
  },
  { path: "/auth", ...signIn },
  { path: "/login", ...signIn },
  { path: "/eq-assessment", title: `${quiz.title} · Aurea`, heading: "Discover Your Emotional Archetype" },
  { path: "/privacy", title: "Privacy · Aurea", heading: defaultContent("privacy").title },
  { path: "/terms", title: "Terms · Aurea", heading: defaultContent("terms").title },
  ...archetypeIds.map((id) => ({
    path: `/archetypes/${id}`,
    title: `${archetypes[id].name}, an emotional archetype · Aurea`,
    heading: archetypes[id].name,
  })),
];
