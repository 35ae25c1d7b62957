import { returnTarget } from "@/lib/return-target";
import { useBrowserValue } from "@/lib/use-browser-value";

export type AuthMode = "sign-in" | "sign-up";
export type AuthQuery = {
  mode: AuthMode;
  target: string;
  /** The reason for the redirect to the sign-in, if the page should show it. */
  why: "ended" | "desk" | "result" | null;
};

/** Returns the page to open after sign-in, which is never the sign-in page itself or a page for signed-out members. */
function targetOf(wanted: string | null) {
  const target = returnTarget(wanted);
  return /^\/(auth(?!\/(?:factor|verify)(?![\w-]))|login)(?![\w-])/.test(target)
    ? returnTarget(null)
    : target;
}

export const isAtDesk = (target: string) => /^\/desk(?![\w-])/.test(target);

export function landingOf(target: string, { isCoach }: { isCoach: boolean }) {
  return isAtDesk(target) && !isCoach ? returnTarget(null) : target;
}

function whyOf(why: string | null, target: string): AuthQuery["why"] {
  if (why === "ended") return why;
  if (isAtDesk(target)) return "desk";
  return target === "/eq-results" ? "result" : null;
}

export function readAuthQuery(search: string): AuthQuery {
  const query = new URLSearchParams(search);
  const target = targetOf(query.get("returnTo"));
  return {
    mode: query.get("mode") === "sign-up" ? "sign-up" : "sign-in",
    target,
    why: whyOf(query.get("why"), target),
  };
}

/** Prerendered pages have no query, so they show the sign-in form. */
export function useAuthQuery() {
  const search = useBrowserValue(() => window.location.search, "");
  return { ...readAuthQuery(search), search };
}

/** Stores the chosen form in the address, so that a reload or Back shows the same form. Returns the new query. */
export function replaceMode(mode: AuthMode | "link") {
  const address = new URL(window.location.href);
  if (mode === "sign-in") address.searchParams.delete("mode");
  else address.searchParams.set("mode", mode);
  window.history.replaceState(null, "", address);
  return address.search;
}
