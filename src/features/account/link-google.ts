import { TRPCClientError } from "@trpc/client";
import { google } from "@/content/google";
import type { AppRouter } from "@/server/root";
import { api } from "@/trpc/client";
import { type AuthAnswer, unreachable } from "./auth-answer";
import type { LinkGoogleInput } from "./schema";

/** Connects the Google account that waits in this browser, and signs in. */
export async function linkGoogle(input: LinkGoogleInput): Promise<AuthAnswer> {
  try {
    await api.account.linkGoogle.mutate(input);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof TRPCClientError)) return { ok: false, message: google.failed };
    const { data, message } = error as TRPCClientError<AppRouter>;
    if (!data) return unreachable(google.failed);
    return { ok: false, message: data.reason ? message : google.failed };
  }
}
