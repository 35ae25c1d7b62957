import { readdirSync } from "node:fs";
import { archetypeIds } from "@/content/archetypes";

const routeFile = /(?:^|\/)(?:page\.tsx|route\.ts)$/;

/** Returns all routes, with parameters in brackets: /archetypes/[slug]. */
export function routePatterns() {
  const files = readdirSync("src/app", { recursive: true, encoding: "utf8" });
  const routes = files.filter((file) => routeFile.test(file)).map((file) => file.replace(routeFile, ""));
  return routes.map((route) => `/${route.replace(/\([^)]*\)\/?/g, "")}`.replace(/(.)\/$/, "$1"));
}

/** Returns the paths of all pages except the Desk's and link pictures. */
export function pagePaths() {
  const pages = routePatterns().filter((path) => !/^\/(?:api|desk|link-picture)(?:\/|$)/.test(path));
  return pages.flatMap((path) =>
    path.includes("[slug]") ? archetypeIds.map((id) => path.replace("[slug]", id)) : path,
  );
}
