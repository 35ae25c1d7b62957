import { groupedDigits } from "@/lib/grouped-digits";
import { comingSoon, signUp } from "./shell";

export type TierId = "explorer" | "adventurer" | "alchemist";

export type Tier = {
  id: TierId;
  name: string;
  subtitle: string;
  /** US dollars a month; 0 is free */
  usd: number;
  description: string;
  features: readonly string[];
  bestFor: string;
  /** Its button. The tier is active once `href` says where it leads; until then it is coming soon. */
  button: { label: string; href: string | null };
  popular: boolean;
  badge: string | null;
  icon: "self" | "others" | "world";
};

/** The only source of the memberships' names and prices. */
export const tierOf = {
  explorer: {
    id: "explorer",
    name: "The Explorer",
    subtitle: "A first look inward",
    usd: 0,
    description: "Somewhere to keep what the quiz tells you, and the first tools when they open.",
    features: [
      "Your archetype, kept",
      "The Oasis Method in the lounge",
      "Free tools as they open",
      "A vote on what we make next",
    ],
    bestFor: "Best for anyone who is new to this.",
    button: { label: "Start as an Explorer", href: signUp },
    popular: false,
    badge: "Open now",
    icon: "self",
  },
  adventurer: {
    id: "adventurer",
    name: "The Adventurer",
    subtitle: "A daily practice, with tools",
    usd: 39,
    description: "The instruments themselves, and a reason to pick one up most days.",
    features: [
      "Everything an Explorer has",
      "All premium apps",
      "Discounts on programs",
      "New practices as we finish them", // sample: a coach confirms this before launch
    ],
    bestFor: "Best for people who want a rhythm, not a rescue.",
    button: { label: "Become an Adventurer", href: null },
    popular: true,
    badge: "For every day",
    icon: "others",
  },
  alchemist: {
    id: "alchemist",
    name: "The Alchemist",
    subtitle: "The complete set of instruments",
    usd: 69,
    description: "The tools, the course that explains them, and each new thing a little earlier.",
    features: [
      "Everything an Adventurer has",
      "The Master Alchemist self-paced course",
      "Early access to each new tool",
      "The whole transformation toolkit",
    ],
    bestFor: "Best for those who mean to rebuild, slowly and well.",
    button: { label: "Become an Alchemist", href: null },
    popular: false,
    badge: null,
    icon: "world",
  },
} as const satisfies Record<TierId, Tier>;

export const tiers: readonly Tier[] = Object.values(tierOf);

/** Returns what the tier's button says. */
export const buttonLabel = ({ button }: Pick<Tier, "button">) => (button.href ? button.label : comingSoon);

/** A membership's price as the site writes it: "Free" or "$39". */
export function tierPrice({ usd }: Pick<Tier, "usd">) {
  return usd === 0 ? "Free" : `$${groupedDigits(usd)}`;
}

/** Returns the billing period, or null for a free tier. */
export function tierPeriod({ usd }: Pick<Tier, "usd">) {
  return usd === 0 ? null : "per month";
}
