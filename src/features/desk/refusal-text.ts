import { readApiError } from "@/lib/api-error";

/** Returns the server's message of a failed call, or `unreached` if there was no response. */
export function refusalText(error: unknown, unreached: string) {
  return readApiError(error).message ?? unreached;
}
