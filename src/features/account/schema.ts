import { messages } from "@/content/messages";
import { emailSchema } from "@/lib/email-schema";
import { spamSignals } from "@/lib/spam-signals";
import { linkToken, trimmed } from "@/lib/text-schema";
import { z } from "@/lib/zod";

const text = messages.fields;

const shortestPassword = 6;

/** A password to be set: composed (NFC), as it is hashed. */
const newPasswordSchema = z
  .string()
  .normalize("NFC")
  .min(1, text.passwordRequired)
  .min(shortestPassword, text.passwordTooShort)
  .max(1_024, text.passwordTooLong);

/** A password that was set before. It stays as typed, and its longest form is measured: the one set may have been longer. */
const givenPasswordSchema = z
  .string()
  .min(1, text.passwordRequired)
  .refine((password) => password.normalize("NFD").length >= shortestPassword, text.passwordTooShort)
  .max(1_024, text.passwordTooLong);

const displayNameSchema = trimmed(50, { tooLong: text.nameTooLong, unstorable: text.nameRequired }).min(
  1,
  text.nameRequired,
);

export const signInSchema = z.strictObject({ email: emailSchema, password: givenPasswordSchema });

const ownSignUpSchema = z.strictObject({
  displayName: displayNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});

export const signUpSchema = ownSignUpSchema.extend(spamSignals);

/** A sign-up that an earlier release held back: with the password's hash, never with the password. */
export const heldSignUpSchema = ownSignUpSchema
  .omit({ password: true })
  .extend({ passwordHash: z.string().startsWith("$argon2id$") });

export const linkGoogleSchema = z.strictObject({
  password: givenPasswordSchema.describe("of the account that Google's address belongs to"),
});

export const requestPasswordResetSchema = z.strictObject({ email: emailSchema });

export const requestSignInLinkSchema = z.strictObject({ email: emailSchema });
export const enterByLinkSchema = z.strictObject({ token: linkToken });
export const renewLinkSchema = z.strictObject({
  token: linkToken.describe("of a letter that was sent before"),
});

export const resetPasswordSchema = z.strictObject({ token: linkToken, password: newPasswordSchema });
export const verifyEmailSchema = z.strictObject({ token: linkToken });
export const requestEmailChangeSchema = z.strictObject({
  email: emailSchema.describe("the new address"),
  password: givenPasswordSchema.describe("the current password"),
});
export const confirmEmailChangeSchema = z.strictObject({ token: linkToken });

const confirmPasswordSchema = z.string().normalize("NFC").min(1, text.confirmRequired);
const differ = {
  path: ["confirmPassword"],
  message: text.passwordsDiffer,
  // Said together with the other fields' errors, not only after they are mended.
  when: () => true,
};

function isConfirmed({ password, confirmPassword }: { password: string; confirmPassword: string }) {
  return !confirmPassword || password === confirmPassword;
}

/** The sign-up form: what is sent, and the password once more. */
export const signUpFormSchema = ownSignUpSchema
  .extend({ confirmPassword: confirmPasswordSchema })
  .refine(isConfirmed, differ);

/** The form behind a reset link. */
export const newPasswordFormSchema = z
  .strictObject({ password: newPasswordSchema, confirmPassword: confirmPasswordSchema })
  .refine(isConfirmed, differ);

export type SignInInput = z.infer<typeof signInSchema>;
export type LinkGoogleInput = z.infer<typeof linkGoogleSchema>;
export type RequestPasswordResetInput = z.infer<typeof requestPasswordResetSchema>;
export type RequestSignInLinkInput = z.infer<typeof requestSignInLinkSchema>;
export type EnterByLinkInput = z.infer<typeof enterByLinkSchema>;
export type RenewLinkInput = z.infer<typeof renewLinkSchema>;
export type ResetPasswordInput = z.infer<typeof resetPasswordSchema>;
export type VerifyEmailInput = z.infer<typeof verifyEmailSchema>;
export type RequestEmailChangeInput = z.infer<typeof requestEmailChangeSchema>;
export type ConfirmEmailChangeInput = z.infer<typeof confirmEmailChangeSchema>;
export type SignUpInput = z.infer<typeof signUpSchema>;
export type OwnSignUp = z.infer<typeof ownSignUpSchema>;
