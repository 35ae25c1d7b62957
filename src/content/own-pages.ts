import { capitalise } from "@/lib/number-words";
import { archetypeIds, archetypes } from "./archetypes";

/** The pages that search engines list, except privacy and terms, whose addresses depend on the settings. */
export const listedPages = [
  "/",
  "/about",
  "/lounge",
  "/products",
  "/podcast",
  "/coaching",
  "/pricing",
  "/corporate",
  "/eq-assessment",
  ...archetypeIds.map((id) => `/archetypes/${id}` as const),
] as const;

/** The pages of this site to which the owner can link. */
export const ownPages: readonly string[] = [
  ...listedPages,
  "/home",
  "/eq-results",
  "/privacy",
  "/terms",
  "/auth",
  "/login",
  "/profile",
];

/** Returns whether an address is a path of this site at which there is no page. */
export function isUnknownPage(address: string) {
  const path = /^\/[^?#]*/.exec(address.trim())?.[0];
  return path !== undefined && !ownPages.includes(path.toLowerCase().replace(/(.)\/$/, "$1"));
}

/** Returns the name of a page at the Desk, such as "Home" or "The Guardian". */
export function pageName(path: string) {
  const name = path.replace(/^.*\//, "");
  const archetype = archetypeIds.find((id) => id === name);
  return archetype ? archetypes[archetype].name : capitalise(name);
}
