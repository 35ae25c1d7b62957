import { messages } from "@/content/messages";
import { z } from "@/lib/zod";
import { isStorableText } from "./storable-text";

const text = messages.fields;

/** An e-mail address as every form and procedure takes it: trimmed, at most 254 characters (RFC 5321). */
export const emailSchema = z
  .string()
  .trim()
  .min(1, text.emailRequired)
  .max(254, text.emailTooLong)
  .refine(isStorableText, text.emailInvalid)
  .pipe(z.email(text.emailInvalid));
