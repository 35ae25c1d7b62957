import { TRPCClientError } from "@trpc/client";
import { messages } from "@/content/messages";
import type { AppRouter } from "@/server/root";
import { api } from "@/trpc/client";
import { type AuthAnswer, unreachable } from "./auth-answer";
import type { SignUpInput } from "./schema";

/** Makes an account and signs this browser in. */
export async function signUp(input: SignUpInput): Promise<AuthAnswer> {
  try {
    await api.account.signUp.mutate(input);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof TRPCClientError)) return { ok: false, message: messages.auth.signUpFailed };
    const { data, message } = error as TRPCClientError<AppRouter>;
    if (!data) return unreachable(messages.auth.signUpFailed);
    return { ok: false, message: data.reason ? message : messages.auth.signUpFailed };
  }
}
