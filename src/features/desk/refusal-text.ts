import { readApiError } from "@/lib/api-error";

/** Why a press of a button changed nothing: in the server's words, or in these when it could not be reached. */
export function refusalText(error: unknown, unreached: string) {
  return readApiError(error).message ?? unreached;
}
