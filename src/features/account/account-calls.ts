import type {
  ConfirmEmailChangeInput,
  EnterByLinkInput,
  FindResetAccountInput,
  LinkGoogleInput,
  RenewLinkInput,
  RequestPasswordResetInput,
  RequestSignInLinkInput,
  ResetPasswordInput,
  SignUpInput,
  VerifyEmailInput,
} from "./schema";

async function account() {
  const { api } = await import("@/trpc/client");
  return api.account;
}

export async function signUp(input: SignUpInput) {
  return (await account()).signUp.mutate(input);
}

/** Links the pending Google identity of this browser and signs in. */
export async function linkGoogle(input: LinkGoogleInput) {
  return (await account()).linkGoogle.mutate(input);
}

export async function requestPasswordReset(input: RequestPasswordResetInput) {
  return (await account()).requestPasswordReset.mutate(input);
}

export async function requestSignInLink(input: RequestSignInLinkInput) {
  return (await account()).requestSignInLink.mutate(input);
}

export async function enterByLink(input: EnterByLinkInput) {
  return (await account()).enterByLink.mutate(input);
}

/** Requests a new link in place of an expired one. */
export async function renewLink(input: RenewLinkInput) {
  return (await account()).renewLink.mutate(input);
}

/** Finds the address of the account that a link may reset, for password managers; null where the link is not good. */
export async function findResetAccount(input: FindResetAccountInput) {
  return (await account()).findResetAccount.mutate(input);
}

export async function resetPassword(input: ResetPasswordInput) {
  return (await account()).resetPassword.mutate(input);
}

export async function resendVerification() {
  return (await account()).resendVerification.mutate();
}

export async function verifyEmail(input: VerifyEmailInput) {
  return (await account()).verifyEmail.mutate(input);
}

export async function confirmEmailChange(input: ConfirmEmailChangeInput) {
  return (await account()).confirmEmailChange.mutate(input);
}
