import { messages } from "@/content/messages";
import { z } from "./zod";

const longestPassword = 1_024;
const { passwordTooLong } = messages.fields;

/** Returns whether a password is within the limit as it is hashed, in NFC; typed decomposed it may be longer. */
export const isWithinLimit = (password: string) => password.normalize("NFC").length <= longestPassword;

/** A password of an account, as it was typed. */
export const givenPassword = z
  .string()
  .refine(isWithinLimit, passwordTooLong)
  .meta({ maxLength: longestPassword });

/** The parameters of the rule that a new password is typed twice. */
export function typedTwice(message: string) {
  // Validates together with the other fields and not only after they are valid.
  return { path: ["confirmPassword"], message, when: () => true };
}

/** Normalised to NFC, as it is hashed. */
export const newPassword = z.string().normalize("NFC").max(longestPassword, passwordTooLong);
