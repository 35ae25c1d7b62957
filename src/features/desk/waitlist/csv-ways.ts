import "server-only";
import { desk } from "@/content/desk";
import { messages } from "@/content/messages";
import { signInPath } from "@/lib/return-target";
import { problem } from "@/server/http/problem";
import { pageUrl } from "../page-url";

// Only a browser that opens the address says so; a call of a script is answered with what it can read.
const isOpened = (request: Request) => request.headers.get("sec-fetch-mode") === "navigate";

/** The list a file was asked for from, as it was looked at. */
function listOf(request: Request, more: Record<string, string> = {}) {
  const { searchParams } = new URL(request.url);
  const asked = ["status", "q", "order"].map((name) => [name, searchParams.get(name) ?? undefined]);
  return pageUrl(desk.pages.waitlist.href, { ...Object.fromEntries(asked), ...more });
}

function lead(location: string) {
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

/** For who may have the file but gave the second key too long ago: the way there, and back to the same list. */
export function confirmFirst(request: Request) {
  return lead(`/auth/factor?again=1&returnTo=${encodeURIComponent(listOf(request))}`);
}

/** For who is not signed in: a browser is led to sign in and back to the list; for anything else there is no such address. */
export function signInFirst(request: Request) {
  if (isOpened(request)) return lead(signInPath(listOf(request)));
  return problem(404, messages.general.noProcedure);
}

/** While the database is in trouble: a browser is led back to the list, which says so. */
export function tryAgainLater(request: Request) {
  if (isOpened(request)) return lead(listOf(request, { file: "failed" }));
  return problem(503, messages.general.databaseAway);
}
