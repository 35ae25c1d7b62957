import "server-only";
import { messages } from "@/content/messages";
import { siteOrigin } from "./origin";

/** Seconds until a client should retry. */
export const retryAfter = "5";

/** Returns a JSON error response with a message for people and no internals. */
export function problem(status: number, message: string, headers: Record<string, string> = {}) {
  const own = new Headers({ "cache-control": "no-store", ...headers });
  if (status === 503) own.set("retry-after", retryAfter);
  return Response.json({ message }, { status, headers: own });
}

/** Returns the answer to a request from another site. */
export const crossSiteRefusal = () => problem(403, messages.general.crossSite(siteOrigin()));
