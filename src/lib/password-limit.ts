import { messages } from "@/content/messages";
import { z } from "./zod";

const longestPassword = 1_024;
/**
 * This limit is checked before normalising, because a long run of combining marks takes seconds to normalise. A text in
 * NFD has at most four times as many characters as in NFC.
 */
const longestTyped = 4 * longestPassword;
const { passwordTooLong } = messages.fields;

/**
 * Returns a password as it is hashed: in NFC and with ASCII spaces (RFC 8265), and without invisible characters, which
 * are copied along with a text and which only some keyboards add to an emoji.
 */
export function normalizePassword(password: string) {
  return password
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\p{Zs}/gu, " ")
    .normalize("NFC");
}

/** Allows more characters before normalising than after it, because NFC shortens some texts. */
export const isWithinLimit = (password: string) =>
  password.length <= longestTyped && normalizePassword(password).length <= longestPassword;

export const givenPassword = z
  .string()
  .refine(isWithinLimit, { error: passwordTooLong, abort: true })
  .meta({ maxLength: longestPassword });

export function requireSamePasswords(message: string) {
  // Compares the passwords even while other fields are invalid; by default zod would wait until they are valid.
  return { path: ["confirmPassword"], message, when: () => true };
}

export const newPassword = z
  .string()
  .max(longestTyped, { error: passwordTooLong, abort: true })
  .overwrite(normalizePassword)
  .max(longestPassword, passwordTooLong);
