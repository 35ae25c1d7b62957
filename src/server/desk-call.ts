import "server-only";
import { channel } from "node:diagnostics_channel";
import { TRPCError } from "@trpc/server";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { messages } from "@/content/messages";
import { createContext } from "@/server/context";
import { problem } from "@/server/http/problem";
import { isDatabaseUnavailable } from "@/server/refusal";
import { createCaller } from "@/server/root";

type Desk = ReturnType<typeof createCaller>["desk"];

/** `src/http-server/` subscribes to this channel and sets the status 503, which a page cannot do during rendering. */
const outages = channel("aurea:database-unavailable");

const paths: Partial<Record<TRPCError["code"], string>> = {
  UNAUTHORIZED: "/auth",
  FORBIDDEN: "/auth/factor",
};

/**
 * Returns the result of `work`. Redirects to the sign-in page for `UNAUTHORIZED` and to the second factor for
 * `FORBIDDEN`, shows 404 for `NOT_FOUND` and `BAD_REQUEST`, and rethrows other errors.
 */
export async function callDesk<T>(work: (desk: Desk) => Promise<T>): Promise<T> {
  const given = await headers();
  const caller = createCaller(createContext(given, new Headers()));
  try {
    return await work(caller.desk);
  } catch (error) {
    const code = error instanceof TRPCError ? error.code : null;
    const path = code && paths[code];
    if (path) redirect(`${path}?returnTo=${encodeURIComponent(given.get("x-aurea-path") ?? "/desk")}`);
    if (code === "NOT_FOUND" || code === "BAD_REQUEST") notFound();
    if (isDatabaseUnavailable(error)) outages.publish(null);
    throw error;
  }
}

/** Returns the response of `work`, or 503 while the database is unavailable, or 404 for other refusals. */
export async function respondFromDesk(request: Request, work: (desk: Desk) => Promise<Response>) {
  try {
    return await work(createCaller(createContext(request.headers, new Headers())).desk);
  } catch (error) {
    if (isDatabaseUnavailable(error)) return problem(503, messages.general.databaseUnavailable);
    if (!(error instanceof TRPCError) || error.code === "INTERNAL_SERVER_ERROR") throw error;
    return problem(404, messages.general.notFound);
  }
}
