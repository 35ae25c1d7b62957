import { TRPCClientError } from "@trpc/client";
import { messages } from "@/content/messages";
import type { AppRouter } from "@/server/root";

/** Why a change at the Desk was not made: the server's words where it had any. */
export function failureText(error: unknown) {
  if (!(error instanceof TRPCClientError)) return messages.general.unreachable;
  const { data, message } = error as TRPCClientError<AppRouter>;
  return data ? message : messages.general.unreachable;
}
