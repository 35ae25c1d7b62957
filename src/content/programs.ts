import type { Offers } from "./offers";

const programIds = ["blueprint", "collective", "partnership"] as const;

export type ProgramId = (typeof programIds)[number];

export const programs = {
  blueprint: { id: "blueprint", name: "The Blueprint", icon: "self" },
  collective: { id: "collective", name: "The Collective", icon: "others" },
  partnership: { id: "partnership", name: "The Partnership", icon: "world" },
} as const satisfies Record<ProgramId, { id: ProgramId; name: string; icon: "self" | "others" | "world" }>;

export const programTerms = {
  title: "The Master Alchemist Program",
  weeks: 9,
  currency: "USD plus VAT",
  weeklyHours: "2-3 hours",
  reviewDays: "5-7 business days",
  discoveryCall: "30 minutes",
} as const;

/** The prices are in US dollars, without VAT. */
export function programsOf(offers: Offers) {
  return programIds.map((id) => ({ ...programs[id], price: offers.programs[id].price }));
}

export type Program = ReturnType<typeof programsOf>[number];
