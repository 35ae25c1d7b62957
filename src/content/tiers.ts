import { usdPrice } from "@/lib/grouped-digits";
import type { Offers } from "./offers";
import { comingSoon } from "./shell";

export const tierIds = ["explorer", "adventurer", "alchemist"] as const;

export type TierId = (typeof tierIds)[number];

const icons = { explorer: "self", adventurer: "others", alchemist: "world" } as const;

/** Returns the memberships as cards show them. A membership is active if its button has a link. */
export function tiersOf({ tiers }: Offers) {
  return tierIds.map((id) => {
    const { button, href, status, soon, open, ...tier } = tiers[id];
    return {
      ...tier,
      ...(status === "open" ? open : soon),
      id,
      icon: icons[id],
      popular: id === "adventurer",
      button: { label: button, href: status === "open" ? href : null },
    };
  });
}

export type Tier = ReturnType<typeof tiersOf>[number];

/** Returns the text of the tier's button. */
export const buttonLabel = ({ button }: Pick<Tier, "button">) => (button.href ? button.label : comingSoon);

/** Returns a membership's price as the site writes it: "Free" or "$39". */
export function tierPrice({ price }: Pick<Tier, "price">) {
  return price === 0 ? "Free" : usdPrice(price);
}

/** Returns the billing period, or null for a free tier. */
export function tierPeriod({ price, period }: Pick<Tier, "price" | "period">) {
  return price === 0 ? null : `per ${period}`;
}
