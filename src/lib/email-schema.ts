import { messages } from "@/content/messages";
import { z } from "@/lib/zod";
import { trimmed } from "./text-schema";

const text = messages.fields;

/** An email address as every form and procedure takes it: trimmed, at most 254 characters (RFC 5321). */
export const emailSchema = trimmed(254, { tooLong: text.emailTooLong, unstorable: text.emailInvalid })
  .min(1, text.emailRequired)
  .pipe(z.email(text.emailInvalid))
  .meta({ format: "email" });
