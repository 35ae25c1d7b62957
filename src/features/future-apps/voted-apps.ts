import { report } from "@/lib/report";

export const votedAppsKey = "votedAppIds";

function parse(stored: string): string[] {
  const value: unknown = JSON.parse(stored);
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return [...new Set(value)];
  throw new TypeError("not a list of slugs");
}

/** The slugs this browser has voted for. What cannot be read is logged and counts as an empty list. */
export function readVotedApps(): string[] {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(votedAppsKey);
    return stored === null ? [] : parse(stored);
  } catch (error) {
    report("The list of voted apps could not be read and counts as empty.", error);
    if (stored !== null) writeVotedApps([]);
    return [];
  }
}

/** Remembers the slugs; a browser that refuses storage keeps them for this page only. */
export function writeVotedApps(slugs: readonly string[]) {
  try {
    localStorage.setItem(votedAppsKey, JSON.stringify(slugs));
  } catch (error) {
    report("The list of voted apps could not be saved.", error);
  }
}
