import "server-only";

/** Seconds after which a client may ask again while something is away. */
export const retryAfter = "5";

/** A plain JSON answer for a request that is not served: a message for people, nothing of the inside. */
export function problem(status: number, message: string, headers: Record<string, string> = {}) {
  const own = new Headers({ "cache-control": "no-store", ...headers });
  if (status === 503) own.set("retry-after", retryAfter);
  return Response.json({ message }, { status, headers: own });
}
