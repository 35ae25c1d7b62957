import { z } from "zod";
import { messages } from "@/content/messages";
import { emailSchema } from "@/lib/email-schema";
import { isStorableText } from "@/lib/storable-text";

const text = messages.fields;

export const passwordSchema = z
  .string()
  .min(1, text.passwordRequired)
  .min(6, text.passwordTooShort)
  .max(1_024, text.passwordTooLong);

export const displayNameSchema = z
  .string()
  .trim()
  .min(1, text.nameRequired)
  .max(50, text.nameTooLong)
  .refine(isStorableText, text.nameRequired);

export const signInSchema = z.strictObject({ email: emailSchema, password: passwordSchema });

export const signUpSchema = z.strictObject({
  displayName: displayNameSchema,
  email: emailSchema,
  password: passwordSchema,
});

/** The sign-up form: what is sent, and the password once more. */
export const signUpFormSchema = signUpSchema
  .extend({ confirmPassword: z.string().min(1, text.confirmRequired) })
  .refine((form) => !form.confirmPassword || form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    message: text.passwordsDiffer,
    // Said together with the other fields' errors, not only after they are mended.
    when: () => true,
  });

export type SignInInput = z.infer<typeof signInSchema>;
export type SignUpInput = z.infer<typeof signUpSchema>;
export type SignUpForm = z.infer<typeof signUpFormSchema>;
