import type {
  ConfirmEmailChangeInput,
  EnterByLinkInput,
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

/** Makes an account and signs this browser in. */
export async function signUp(input: SignUpInput) {
  return (await account()).signUp.mutate(input);
}

/** Connects the Google account that waits in this browser, and signs in. */
export async function linkGoogle(input: LinkGoogleInput) {
  return (await account()).linkGoogle.mutate(input);
}

/** Has a mail with a reset link sent, if the address is a member's. */
export async function requestPasswordReset(input: RequestPasswordResetInput) {
  return (await account()).requestPasswordReset.mutate(input);
}

/** Has a mail with a link that signs in sent, if the address is a member's. */
export async function requestSignInLink(input: RequestSignInLinkInput) {
  return (await account()).requestSignInLink.mutate(input);
}

/** Signs this browser in by the link that was sent. */
export async function enterByLink(input: EnterByLinkInput) {
  return (await account()).enterByLink.mutate(input);
}

/** Has a mail with a fresh link sent to where the link that is over was sent. */
export async function renewLink(input: RenewLinkInput) {
  return (await account()).renewLink.mutate(input);
}

/** Spends a reset link on a new password. */
export async function resetPassword(input: ResetPasswordInput) {
  return (await account()).resetPassword.mutate(input);
}

/** Has the mail sent again by which a member confirms their address. */
export async function resendVerification() {
  return (await account()).resendVerification.mutate();
}

/** Confirms an address by the link that was sent to it. */
export async function verifyEmail(input: VerifyEmailInput) {
  return (await account()).verifyEmail.mutate(input);
}

/** Moves the account to the address the link was sent to. */
export async function confirmEmailChange(input: ConfirmEmailChangeInput) {
  return (await account()).confirmEmailChange.mutate(input);
}
