import { messages } from "@/content/messages";
import { givenPassword, newPassword, requireSamePasswords } from "@/lib/password-limit";
import { name } from "@/lib/text-schema";
import { z } from "@/lib/zod";

const text = messages.profile;

const nicknameSchema = name({
  limit: 50,
  missing: text.nicknameEmpty,
  tooLong: text.nicknameTooLong,
  unstorable: text.nicknameUnstorable,
});

export const updateNicknameSchema = z.strictObject({ displayName: nicknameSchema });

const passwords = z.strictObject({
  currentPassword: givenPassword.describe("empty only for a member who has no password yet"),
  newPassword: newPassword.min(6, text.passwordTooShort),
  confirmPassword: newPassword.describe("the new password once more"),
});

type NewPassword = Pick<z.infer<typeof passwords>, "newPassword" | "confirmPassword">;

const isRepeated = ({ newPassword, confirmPassword }: NewPassword) => newPassword === confirmPassword;
const differ = requireSamePasswords(text.passwordsDiffer);

export const changePasswordSchema = passwords.refine(isRepeated, differ);

/** The form of a member who has a password requires the current password. */
export const changePasswordFormSchema = passwords
  .extend({ currentPassword: givenPassword.min(1, text.currentMissing) })
  .refine(isRepeated, differ);

export const proofSchema = z.strictObject({
  password: givenPassword.optional().describe("not needed within five minutes of a sign-in"),
});

export type UpdateNicknameInput = z.infer<typeof updateNicknameSchema>;
export type ProofInput = z.infer<typeof proofSchema>;
