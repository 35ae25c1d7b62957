import "server-only";

/** A plain JSON answer for a request that is not served: a message for people, nothing of the inside. */
export function problem(status: number, message: string, headers: Record<string, string> = {}) {
  return Response.json({ message }, { status, headers: { "cache-control": "no-store", ...headers } });
}
