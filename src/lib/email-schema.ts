import { messages } from "@/content/messages";
import { normalizeEmail } from "./email-address";
import { normalizeText } from "./text-normalization";
import { z } from "./zod";

const text = messages.fields;

/** An address of at most 254 characters (RFC 5321), with its domain in punycode. */
export const emailSchema = z
  .string()
  .overwrite((email) => normalizeEmail(email) ?? normalizeText(email).trim())
  .min(1, text.emailRequired)
  .max(254, text.emailTooLong)
  .refine((email) => email === "" || normalizeEmail(email) !== null, text.emailInvalid)
  .meta({ format: "email" });
