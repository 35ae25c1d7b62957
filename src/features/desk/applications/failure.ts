import { desk } from "@/content/desk";
import { readApiError } from "@/lib/api-error";

export type Failure = { isConflict: boolean; message: string };

/** What a change at the Desk says when it failed: the server's words where it had any. */
export function readFailure(error: unknown): Failure {
  const { reason, message } = readApiError(error);
  return { isConflict: reason === "changed-meanwhile", message: message ?? desk.notSaved };
}
