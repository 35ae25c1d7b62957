import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import { emailSchema } from "@/lib/email-schema";
import { isStorableText } from "@/lib/storable-text";
import { z } from "@/lib/zod";
import { pictureAddress } from "./google-picture";
import { SignInRefused } from "./sign-in";

const longestName = 50;

// The raw claims: next-auth's own profile leaves email_verified out, and only the boolean true will do.
const claimsSchema = z.object({
  sub: z.string().min(1).max(255).refine(isStorableText),
  email: emailSchema,
  email_verified: z.literal(true),
  name: z.unknown().optional(),
  picture: z.unknown().optional(),
});

export type GoogleIdentity = {
  sub: string;
  email: string;
  emailCanonical: string;
  displayName: string | null;
  picture: string | null;
};

function readName(name: unknown) {
  if (typeof name !== "string" || !isStorableText(name)) return null;
  return [...name.trim()].slice(0, longestName).join("").trim() || null;
}

/** Returns who Google says somebody is. Throws SignInRefused("Unproven") unless it vouches for the email address. */
export function readIdentity(claims: unknown): GoogleIdentity {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) throw new SignInRefused("Unproven");
  const { sub, email, name, picture } = parsed.data;
  return {
    sub,
    email,
    emailCanonical: canonicalEmail(email),
    displayName: readName(name),
    picture: pictureAddress(picture),
  };
}
