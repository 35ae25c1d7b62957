import { accountLinks } from "@/content/account-links";
import { messages } from "@/content/messages";
import type { api as Api } from "@/trpc/client";
import { type CallFailure, callFailure } from "./auth-answer";
import type {
  ConfirmEmailChangeInput,
  RequestEmailChangeInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  VerifyEmailInput,
} from "./schema";

export type CallAnswer<Value> = { ok: true; value: Value } | CallFailure;

type Account = typeof Api.account;

async function call<Value>(
  failed: string,
  work: (account: Account) => Promise<Value>,
): Promise<CallAnswer<Value>> {
  try {
    const { api } = await import("@/trpc/client");
    return { ok: true, value: await work(api.account) };
  } catch (error) {
    return callFailure(error, failed);
  }
}

/** Has a mail with a reset link sent, if the address is a member's. */
export function requestPasswordReset(input: RequestPasswordResetInput) {
  return call(messages.auth.resetFailed, (account) => account.requestPasswordReset.mutate(input));
}

/** Spends a reset link on a new password. */
export function resetPassword(input: ResetPasswordInput) {
  return call(messages.auth.resetFailed, (account) => account.resetPassword.mutate(input));
}

/** Has the mail sent again by which a member confirms their address. */
export function resendVerification() {
  return call(accountLinks.verify.notSent, (account) => account.resendVerification.mutate());
}

/** Confirms an address by the link that was sent to it. */
export function verifyEmail(input: VerifyEmailInput) {
  return call(accountLinks.verify.failed, (account) => account.verifyEmail.mutate(input));
}

/** Has a mail sent to a new address, by which its owner confirms it. */
export function requestEmailChange(input: RequestEmailChangeInput) {
  return call(accountLinks.changeEmail.failed, (account) => account.requestEmailChange.mutate(input));
}

/** Moves the account to the address the link was sent to. */
export function confirmEmailChange(input: ConfirmEmailChangeInput) {
  return call(accountLinks.email.failed, (account) => account.confirmEmailChange.mutate(input));
}
