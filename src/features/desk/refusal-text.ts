import { TRPCClientError } from "@trpc/client";
import type { AppRouter } from "@/server/root";

/** Why a press of a button changed nothing: in the server's words, or in these when it could not be reached. */
export function refusalText(error: unknown, unreached: string) {
  if (!(error instanceof TRPCClientError)) return unreached;
  const { data, message } = error as TRPCClientError<AppRouter>;
  return data ? message : unreached;
}
