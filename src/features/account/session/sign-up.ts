import { messages } from "@/content/messages";
import { api } from "@/trpc/client";
import { type AuthAnswer, callFailure } from "../auth-answer";
import type { SignUpInput } from "../schema";

/** Makes an account and signs this browser in. */
export async function signUp(input: SignUpInput): Promise<AuthAnswer> {
  try {
    await api.account.signUp.mutate(input);
    return { ok: true };
  } catch (error) {
    return callFailure(error, messages.auth.signUpFailed);
  }
}
