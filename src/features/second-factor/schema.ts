import { messages } from "@/content/messages";
import { toAsciiDigits, toLowerCase } from "@/lib/text-normalization";
import { name, text } from "@/lib/text-schema";
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

/** `credential` is WebAuthn's RegistrationResponseJSON. */
export const addPasskeySchema = z.strictObject({
  name: name({ limit: 50, missing: errors.nameMissing, tooLong: errors.nameTooLong }),
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
export const verifyPasskeySchema = z.strictObject({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: text(256).optional(),
  }),
});

/** Turns digits of any script into ASCII and leaves out spaces and punctuation between characters. */
const typed = text(100, { tooLong: errors.codeMalformed, unstorable: errors.codeMalformed }).transform(
  (code) => toLowerCase(toAsciiDigits(code)).replace(/[^\p{L}\p{N}]/gu, ""),
);
const coded = (pattern: RegExp) => z.string().regex(pattern, errors.codeMalformed);

/** The code may be pasted with the line in which it is written, such as "Code: 123 456". */
const appCode = typed.transform((line) => /(?<!\d)\d{6}(?!\d)/.exec(line)?.[0] ?? line);
export const codeSchema = z.strictObject({ code: appCode.pipe(coded(/^\d{6}$/)) });

// The codes do not contain 0, 1 and 8, so each of these digits is read as a similar letter. What precedes the ten
// characters is left out, because a line copied from the list of codes begins with a number.
const lookalikes: Record<string, string> = { 0: "o", 1: "l", 8: "b" };
const recoveryCode = typed.transform((code) =>
  code.slice(-10).replace(/[018]/g, (digit) => lookalikes[digit] ?? digit),
);
export const recoverySchema = z.strictObject({ code: recoveryCode.pipe(coded(/^[a-z2-7]{10}$/)) });
export const passkeyIdSchema = z.strictObject({ id: text(1_400).min(1) });

export type AddPasskeyInput = z.infer<typeof addPasskeySchema>;
export type VerifyPasskeyInput = z.infer<typeof verifyPasskeySchema>;
