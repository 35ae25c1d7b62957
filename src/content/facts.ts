/**
 * The names of facts that a text can contain in braces, as in "{apps} apps"; the page shows the fact's value instead.
 */
export const factNames = [
  "apps",
  "Apps",
  "next-app",
  "adventurer-price",
  "alchemist-price",
  "founding-price",
  "pathways-price",
  "archetypes",
  "glimpses",
  "weekly-hours",
  "review-days",
  "discovery-call",
] as const;

export type FactName = (typeof factNames)[number];
export type Facts = Record<FactName, string>;

const braced = /\{([^{}]*)\}/g;
const isFact = (name: string): name is FactName => (factNames as readonly string[]).includes(name);

export function hasOnlyFacts(text: string) {
  return [...text.matchAll(braced)].every(([, name = ""]) => isFact(name));
}

export function withFacts<T>(content: T, facts: Facts): T {
  if (typeof content === "string")
    return content.replace(braced, (found, name) => (isFact(name) ? facts[name] : found)) as T;
  if (Array.isArray(content)) return content.map((item) => withFacts(item, facts)) as T;
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, withFacts(value, facts)]),
  ) as T;
}
