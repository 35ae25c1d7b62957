import { messages } from "@/content/messages";
import { text, trimmed } from "@/lib/text-schema";
import { z } from "@/lib/zod";

const errors = messages.factor;
const part = text(4_096).min(1);
const credential = {
  id: text(1_400).min(1),
  rawId: text(1_400).min(1),
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
};

/** WebAuthn's RegistrationResponseJSON. */
export const addPasskeySchema = z.strictObject({
  name: trimmed(50, { tooLong: errors.nameTooLong }).min(1, errors.nameMissing),
  credential: z.strictObject({
    ...credential,
    response: z.object({
      clientDataJSON: part,
      attestationObject: text(16_384).min(1),
      transports: z.array(text(32)).max(10).optional(),
    }),
  }),
});

/** WebAuthn's AuthenticationResponseJSON. */
export const provePasskeySchema = z.strictObject({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: text(256).optional(),
  }),
});

const typed = (pattern: RegExp) =>
  text(40)
    .transform((code) => code.replace(/[\s-]/g, "").toLowerCase())
    .pipe(z.string().regex(pattern, errors.codeMalformed));

export const codeSchema = z.strictObject({ code: typed(/^\d{6}$/) });
export const recoverySchema = z.strictObject({ code: typed(/^[a-z2-7]{10}$/) });
export const passkeyIdSchema = z.strictObject({ id: text(1_400).min(1) });

export type AddPasskeyInput = z.infer<typeof addPasskeySchema>;
export type ProvePasskeyInput = z.infer<typeof provePasskeySchema>;
