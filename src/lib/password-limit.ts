import { messages } from "@/content/messages";
import { z } from "./zod";

const longestPassword = 1_024;
const { passwordTooLong } = messages.fields;

/** Returns whether a password in NFC, as it is hashed, is within the limit; it may be longer as typed. */
export const isWithinLimit = (password: string) => password.normalize("NFC").length <= longestPassword;

/** A password of an account, as it was typed. */
export const givenPassword = z
  .string()
  .refine(isWithinLimit, passwordTooLong)
  .meta({ maxLength: longestPassword });

/** Returns the options of the zod refinement that requires a new password to be typed twice. */
export function typedTwice(message: string) {
  // Checked together with the other fields, not only once they are valid.
  return { path: ["confirmPassword"], message, when: () => true };
}

/** A new password in NFC, as it is hashed. */
export const newPassword = z.string().normalize("NFC").max(longestPassword, passwordTooLong);
