export type TierId = "explorer" | "adventurer" | "alchemist";

export type Tier = {
  id: TierId;
  name: string;
  subtitle: string;
  price: string;
  period: string | null;
  description: string;
  features: readonly string[];
  bestFor: string;
  cta: { label: string; href: string | null };
  popular: boolean;
  badge: string | null;
  status: "active" | "coming-soon";
  sign: "self" | "others" | "world";
};

export const tiers = [
  {
    id: "explorer",
    name: "The Explorer",
    subtitle: "A first look inward",
    price: "Free",
    period: null,
    description: "A key to the lounge, and a place to keep what the quiz tells you.",
    features: [
      "Your archetype, kept",
      "The Oasis Method in the lounge",
      "Free tools as they open",
      "A vote on what we make next",
    ],
    bestFor: "Best for anyone who is new to this.",
    cta: { label: "Start as an Explorer", href: "/auth" },
    popular: false,
    badge: "Open now",
    status: "active",
    sign: "self",
  },
  {
    id: "adventurer",
    name: "The Adventurer",
    subtitle: "A daily practice, with tools",
    price: "$39",
    period: "per month",
    description: "The instruments themselves, and a reason to pick one up on a Tuesday.",
    features: [
      "Everything an Explorer has",
      "All premium apps",
      "Discounts on programs",
      "New practices as we finish them", // sample: a coach confirms this before launch
    ],
    bestFor: "Best for people who want a rhythm, not a rescue.",
    cta: { label: "Coming Soon", href: null },
    popular: true,
    badge: "The daily one",
    status: "coming-soon",
    sign: "others",
  },
  {
    id: "alchemist",
    name: "The Alchemist",
    subtitle: "The complete set of instruments",
    price: "$69",
    period: "per month",
    description: "The tools, the course that explains them, and the door held open a little earlier.",
    features: [
      "Everything an Adventurer has",
      "The Master Alchemist self-paced course",
      "Early access to each new tool",
      "The whole transformation toolkit",
    ],
    bestFor: "Best for those who mean to rebuild, slowly and well.",
    cta: { label: "Coming Soon", href: null },
    popular: false,
    badge: null,
    status: "coming-soon",
    sign: "world",
  },
] as const satisfies readonly Tier[];
