import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A route's address as an expression, with a group for each part that varies: `/api/trpc/[trpc]`. */
function patternOf(address) {
  const parts = address.split("/").map((part) => {
    const [, rest, name] = /^\[(\.\.\.)?(\w+)\]$/.exec(part) ?? [];
    if (!name) return part.replaceAll(".", "\\.");
    return `(?<${name}>${rest ? ".+" : "[^/]+"})`;
  });
  return new RegExp(`^${parts.join("/")}$`);
}

/** What Next has built below an address, "page" or "route": how it is asked for and the file of its code. Those without a part that varies first. */
export function readRoutes(distDir, kind, below) {
  const files = JSON.parse(readFileSync(join(distDir, "server/app-paths-manifest.json"), "utf8"));
  return Object.entries(files)
    .filter(([key]) => key.startsWith(`${below}/`) && key.endsWith(`/${kind}`))
    .map(([key, file]) => ({ pattern: patternOf(key.slice(0, -kind.length - 1)), file }))
    .sort((one, other) => Number(one.file.includes("[")) - Number(other.file.includes("[")));
}
