import "server-only";
import { siteOrigin } from "@/server/http/origin";

/** The full address of a path of ours, as the configuration names the site; the front page has no closing slash. */
export function absoluteUrl(path: `/${string}`) {
  return path === "/" ? siteOrigin() : new URL(path, siteOrigin()).href;
}
