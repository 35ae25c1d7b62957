import { messages } from "@/content/messages";
import { z } from "./zod";

const longestPassword = 1_024;
const { passwordTooLong } = messages.fields;

/** A password may be longer as it was typed, because NFC shortens some texts. */
export const isWithinLimit = (password: string) => password.normalize("NFC").length <= longestPassword;

export const givenPassword = z
  .string()
  .refine(isWithinLimit, passwordTooLong)
  .meta({ maxLength: longestPassword });

export function typedTwice(message: string) {
  // Checked together with the other fields, not only once they are valid.
  return { path: ["confirmPassword"], message, when: () => true };
}

/** Passwords are hashed in NFC. */
export const newPassword = z.string().normalize("NFC").max(longestPassword, passwordTooLong);
