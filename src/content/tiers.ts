import { formatUsd } from "@/lib/grouped-digits";
import type { Offers } from "./offers";
import { comingSoon, signUp } from "./shell";

export const tierIds = ["explorer", "adventurer", "alchemist"] as const;

export type TierId = (typeof tierIds)[number];

const icons = { explorer: "self", adventurer: "others", alchemist: "world" } as const;

/** Makes `/auth` and `/login` open the sign-up, because without a mode this page shows the sign-in. */
const toSignUp = (href: string) => (/^\/(auth|login)\/?$/i.test(href) ? signUp : href);

/** Only the button of an open membership has a link. */
export function tiersOf({ tiers }: Offers) {
  return tierIds.map((id) => {
    const { button, href, status, soon, open, ...tier } = tiers[id];
    return {
      ...tier,
      ...(status === "open" ? open : soon),
      id,
      icon: icons[id],
      popular: id === "adventurer",
      button: { label: button, href: status === "open" ? toSignUp(href) : null },
    };
  });
}

export type Tier = ReturnType<typeof tiersOf>[number];

export const buttonLabel = ({ button }: Pick<Tier, "button">) => (button.href ? button.label : comingSoon);

export function formatPrice({ price }: Pick<Tier, "price">) {
  return price === 0 ? "Free" : formatUsd(price);
}

export function tierPeriod({ price, period }: Pick<Tier, "price" | "period">) {
  return price === 0 ? null : `per ${period}`;
}
