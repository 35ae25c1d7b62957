import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import { emailSchema } from "@/lib/email-schema";
import { isValidName, normalizeText, replaceLineBreaks, takeCharacters } from "@/lib/text-normalization";
import { isStorableText } from "@/lib/text-schema";
import { z } from "@/lib/zod";
import { readPictureAddress } from "./google-picture";
import { SignInRefused } from "./sign-in";

const longestName = 50;

// Checks the claims of the ID token and not next-auth's profile, which omits email_verified.
const claimsSchema = z.object({
  sub: z.string().min(1).max(255).refine(isStorableText),
  email: emailSchema,
  email_verified: z.literal(true),
  name: z.unknown().optional(),
  picture: z.unknown().optional(),
});

function readName(name: unknown) {
  if (typeof name !== "string" || !isStorableText(name)) return null;
  const shown = takeCharacters(replaceLineBreaks(normalizeText(name)).trim(), longestName).trim();
  return isValidName(shown) ? shown : null;
}

/** Throws SignInRefused("Unproven") if the claims are malformed or the email address is not verified. */
export function readIdentity(claims: unknown) {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) throw new SignInRefused("Unproven");
  const { sub, email, name, picture } = parsed.data;
  return {
    sub,
    email,
    emailCanonical: canonicalEmail(email),
    displayName: readName(name),
    picture: readPictureAddress(picture),
  };
}

export type GoogleIdentity = ReturnType<typeof readIdentity>;
