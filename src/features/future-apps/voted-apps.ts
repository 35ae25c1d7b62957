import { report } from "@/lib/report";

export const votedAppsKey = "votedAppIds";

function isSlugList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** The slugs this browser has voted for. What cannot be read is logged and counts as an empty list. */
export function readVotedApps(): string[] {
  try {
    const stored = localStorage.getItem(votedAppsKey);
    if (stored === null) return [];
    const value: unknown = JSON.parse(stored);
    if (isSlugList(value)) return [...new Set(value)];
    report("The list of voted apps is malformed and was ignored.");
  } catch (error) {
    report("The list of voted apps could not be read and was ignored.", error);
  }
  return [];
}

/** Remembers the slugs; a browser that refuses storage keeps them for this page only. */
export function writeVotedApps(slugs: readonly string[]) {
  try {
    localStorage.setItem(votedAppsKey, JSON.stringify(slugs));
  } catch (error) {
    report("The list of voted apps could not be saved.", error);
  }
}
