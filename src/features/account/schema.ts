import { messages } from "@/content/messages";
import { emailSchema } from "@/lib/email-schema";
import { givenPassword, newPassword, normalizePassword, requireSamePasswords } from "@/lib/password-limit";
import { spamSignals } from "@/lib/spam-signals";
import { linkToken, name } from "@/lib/text-schema";
import { z } from "@/lib/zod";

const text = messages.fields;

const shortestPassword = 6;

const newPasswordSchema = newPassword
  .min(1, text.passwordRequired)
  .min(shortestPassword, text.passwordTooShort);

/** Measures the length in NFD, the longest form in Unicode, because an existing password may be too short in NFC. */
const givenPasswordSchema = givenPassword
  .min(1, text.passwordRequired)
  .refine((password) => password.normalize("NFD").length >= shortestPassword, text.passwordTooShort);

const displayNameSchema = name({
  limit: 50,
  missing: text.nameRequired,
  tooLong: text.nameTooLong,
  unstorable: text.nameRequired,
});

export const signInSchema = z.strictObject({ email: emailSchema, password: givenPasswordSchema });

const ownSignUpSchema = z.strictObject({
  displayName: displayNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});

export const signUpSchema = ownSignUpSchema.extend(spamSignals);

/** Quarantined sign-ups contain the password's hash; only earlier versions of the site quarantined sign-ups. */
export const quarantinedSignUpSchema = ownSignUpSchema
  .omit({ password: true })
  .extend({ passwordHash: z.string().startsWith("$argon2id$") });

export const linkGoogleSchema = z.strictObject({
  password: givenPasswordSchema.describe("of the account that Google's address belongs to"),
});

export const requestLoginLinkSchema = z.strictObject({ email: emailSchema });
export const linkSchema = z.strictObject({ token: linkToken });
export const renewLinkSchema = z.strictObject({
  token: linkToken.describe("of an earlier email"),
});

export const resetPasswordSchema = z.strictObject({ token: linkToken, password: newPasswordSchema });
export const requestEmailChangeSchema = z.strictObject({
  email: emailSchema.describe("the new address"),
  password: givenPasswordSchema.describe("the current password"),
});

const confirmPasswordSchema = z.string().overwrite(normalizePassword).min(1, text.confirmRequired);
const differ = requireSamePasswords(text.passwordsDiffer);

function isConfirmed({ password, confirmPassword }: { password: string; confirmPassword: string }) {
  return !confirmPassword || password === confirmPassword;
}

export const signUpFormSchema = ownSignUpSchema
  .extend({ confirmPassword: confirmPasswordSchema })
  .refine(isConfirmed, differ);

export const newPasswordFormSchema = z
  .strictObject({ password: newPasswordSchema, confirmPassword: confirmPasswordSchema })
  .refine(isConfirmed, differ);

export type SignInInput = z.infer<typeof signInSchema>;
export type LinkInput = z.infer<typeof linkSchema>;
export type ResetPasswordInput = z.infer<typeof resetPasswordSchema>;
export type OwnSignUp = z.infer<typeof ownSignUpSchema>;
