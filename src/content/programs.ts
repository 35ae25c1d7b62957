import { groupedDigits } from "@/lib/grouped-digits";
export type ProgramId = "blueprint" | "collective" | "partnership";

export type Program = {
  id: ProgramId;
  name: string;
  /** US dollars, without VAT */
  usd: number;
  icon: "self" | "others" | "world";
  isOpen: boolean;
};

/** The only source of the programs' names and prices. */
export const programs = {
  blueprint: { id: "blueprint", name: "The Blueprint", usd: 999, icon: "self", isOpen: false },
  collective: { id: "collective", name: "The Collective", usd: 6_999, icon: "others", isOpen: true },
  partnership: { id: "partnership", name: "The Partnership", usd: 9_999, icon: "world", isOpen: true },
} as const satisfies Record<ProgramId, Program>;

export const programTerms = {
  title: "The Master Alchemist Program",
  currency: "USD plus VAT",
  weeklyHours: "2-3 hours",
  reviewDays: "5-7 business days",
  discoveryCall: "30 minutes",
} as const;

/** Returns a price such as "$6,999". */
export function programPrice({ usd }: Pick<Program, "usd">) {
  return `$${groupedDigits(usd)}`;
}
