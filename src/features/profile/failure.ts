import { TRPCClientError } from "@trpc/client";
import { messages } from "@/content/messages";
import type { AppRouter } from "@/server/root";

/** Why a call failed: the server's stable name for it, if it gave one, and words for a person. */
export type Failure = { reason: string | null; message: string };

/** Reads a failure of one of the profile's procedures. */
export function readFailure(error: unknown): Failure {
  if (!(error instanceof TRPCClientError)) return { reason: null, message: messages.general.unexpected };
  const { data, message } = error as TRPCClientError<AppRouter>;
  if (!data) return { reason: null, message: messages.general.unreachable };
  return { reason: data.reason, message };
}
