import { TRPCClientError } from "@trpc/client";
import { desk } from "@/content/desk";
import type { AppRouter } from "@/server/root";

export type Failure = { isConflict: boolean; message: string };

/** What a change at the Desk says when it failed: the server's words where it had any. */
export function readFailure(error: unknown): Failure {
  if (!(error instanceof TRPCClientError)) return { isConflict: false, message: desk.notSaved };
  const { data, message } = error as TRPCClientError<AppRouter>;
  if (!data) return { isConflict: false, message: desk.notSaved };
  return { isConflict: data.reason === "changed-meanwhile", message };
}
