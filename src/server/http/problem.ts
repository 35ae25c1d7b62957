import "server-only";
import { messages } from "@/content/messages";
import { getSiteOrigin } from "./origin";

/** Seconds until a client should retry. */
export const retryAfter = "5";

/** Returns a refusal as JSON. The message is for people and contains no internals. */
export function problem(status: number, message: string, headers: Record<string, string> = {}) {
  const own = new Headers({ "cache-control": "no-store", ...headers });
  if (status === 503) own.set("retry-after", retryAfter);
  return Response.json({ message }, { status, headers: own });
}

export const refuseCrossSite = () => problem(403, messages.general.crossSite(getSiteOrigin()));
