import { desk } from "@/content/desk";
import { readRefusal } from "../refusal-text";

export type Failure = { isConflict: boolean; message: string };

/** What a change at the Desk says when it failed: the server's words where it had any. */
export function readFailure(error: unknown): Failure {
  const refusal = readRefusal(error);
  return {
    isConflict: refusal?.reason === "changed-meanwhile",
    message: refusal?.message ?? desk.notSaved,
  };
}
