import { TRPCClientError } from "@trpc/client";
import type { AppRouter } from "@/server/root";

/** What the server said when it refused a change: its stable name for why, and its words; null if it said nothing. */
export function readRefusal(error: unknown) {
  if (!(error instanceof TRPCClientError)) return null;
  const { data, message } = error as TRPCClientError<AppRouter>;
  return data ? { reason: data.reason, message } : null;
}

/** Why a press of a button changed nothing: in the server's words, or in these when it could not be reached. */
export function refusalText(error: unknown, unreached: string) {
  return readRefusal(error)?.message ?? unreached;
}
