import { messages } from "@/content/messages";
import { z } from "./zod";

const longestPassword = 1_024;
/**
 * Checked before normalising, because a long run of combining marks takes seconds to normalise. A text in NFD has at
 * most four times as many characters as in NFC.
 */
const longestTyped = 4 * longestPassword;
const { passwordTooLong } = messages.fields;

/** Allows more characters before normalising to NFC than after it, because NFC shortens some texts. */
export const isWithinLimit = (password: string) =>
  password.length <= longestTyped && password.normalize("NFC").length <= longestPassword;

export const givenPassword = z
  .string()
  .refine(isWithinLimit, { error: passwordTooLong, abort: true })
  .meta({ maxLength: longestPassword });

export function requireSamePasswords(message: string) {
  // Compares the passwords even while other fields are invalid; by default zod would wait until they are valid.
  return { path: ["confirmPassword"], message, when: () => true };
}

/** Passwords are hashed in NFC. */
export const newPassword = z
  .string()
  .max(longestTyped, { error: passwordTooLong, abort: true })
  .normalize("NFC")
  .max(longestPassword, passwordTooLong);
