import type { TRPCLink } from "@trpc/client";
import type { AppRouter } from "@/server/root";

/** After this time a call without an answer fails as if the site were unreachable. */
export const timeoutMs = 30_000;

export const timeoutLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    next({ ...op, signal: AbortSignal.timeout(timeoutMs) });
