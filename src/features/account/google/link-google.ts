import { google } from "@/content/google";
import { api } from "@/trpc/client";
import { type AuthAnswer, callFailure } from "../auth-answer";
import type { LinkGoogleInput } from "../schema";

/** Connects the Google account that waits in this browser, and signs in. */
export async function linkGoogle(input: LinkGoogleInput): Promise<AuthAnswer> {
  try {
    await api.account.linkGoogle.mutate(input);
    return { ok: true };
  } catch (error) {
    return callFailure(error, google.failed);
  }
}
