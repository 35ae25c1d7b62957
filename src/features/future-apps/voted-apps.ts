import { browserStorage } from "@/lib/storage";

export const votedAppsKey = "votedAppIds";

function slugsOf(found: unknown): string[] | null {
  const isList = Array.isArray(found) && found.every((item) => typeof item === "string");
  return isList ? [...new Set<string>(found)] : null;
}

/** The slugs this browser has voted for. */
export function readVotedApps(): string[] {
  return browserStorage.readJson(votedAppsKey, slugsOf) ?? [];
}

/** Remembers the slugs; a browser that refuses storage keeps them for this page only. */
export function writeVotedApps(slugs: readonly string[]) {
  browserStorage.writeJson(votedAppsKey, slugs);
}
