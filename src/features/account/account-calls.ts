import type { TRPCClientError } from "@trpc/client";
import { accountLinks } from "@/content/account-links";
import { messages } from "@/content/messages";
import type { RefusalName } from "@/server/refusal";
import type { AppRouter } from "@/server/root";
import type { api as Api } from "@/trpc/client";
import type {
  ConfirmEmailChangeInput,
  RequestEmailChangeInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  VerifyEmailInput,
} from "./schema";

/** hint: what the failure is about, where that is known; reason: the stable name of a refusal */
export type CallFailure = { ok: false; message: string; hint?: string; reason: RefusalName | null };
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
    const { data, message = failed } = error as Partial<TRPCClientError<AppRouter>>;
    if (!data) return { ok: false, message: failed, hint: messages.general.unreachable, reason: null };
    return { ok: false, message: data.reason ? message : failed, reason: data.reason };
  }
}

/** Has a letter with a reset link sent, if the address is a member's. */
export function requestPasswordReset(input: RequestPasswordResetInput) {
  return call(messages.auth.resetFailed, (account) => account.requestPasswordReset.mutate(input));
}

/** Spends a reset link on a new password. */
export function resetPassword(input: ResetPasswordInput) {
  return call(messages.auth.resetFailed, (account) => account.resetPassword.mutate(input));
}

/** Has the letter sent again by which a member confirms their address. */
export function resendVerification() {
  return call(accountLinks.verify.notSent, (account) => account.resendVerification.mutate());
}

/** Confirms an address by the link that was sent to it. */
export function verifyEmail(input: VerifyEmailInput) {
  return call(accountLinks.verify.failed, (account) => account.verifyEmail.mutate(input));
}

/** Has a letter sent to a new address, by which its owner confirms it. */
export function requestEmailChange(input: RequestEmailChangeInput) {
  return call(accountLinks.changeEmail.failed, (account) => account.requestEmailChange.mutate(input));
}

/** Moves the account to the address the link was sent to. */
export function confirmEmailChange(input: ConfirmEmailChangeInput) {
  return call(accountLinks.email.failed, (account) => account.confirmEmailChange.mutate(input));
}
