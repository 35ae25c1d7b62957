import "server-only";
import { messages } from "@/content/messages";
import { canonicalEmail } from "@/lib/email-address";
import { hashPassword } from "@/server/auth/password";
import { type Device, newSession } from "@/server/auth/sessions";
import type { Database } from "@/server/db/client";
import { isUniqueViolation } from "@/server/db/errors";
import { refuse } from "@/server/refusal";
import type { SignUpInput } from "./schema";

/**
 * Makes a member and the first session in one transaction; gives the member's id and the session's claims.
 * One KDF call, whether the address is free or not. Throws BAD_REQUEST (sign-up-refused) with the specification's text.
 */
export async function signUp(db: Database, input: SignUpInput, device: Device) {
  const passwordHash = await hashPassword(input.password);
  const id = crypto.randomUUID();
  const { claims, row } = newSession({ id, sessionVersion: 0 }, device);
  const user = {
    id,
    email: input.email,
    emailCanonical: canonicalEmail(input.email),
    displayName: input.displayName,
    passwordHash,
    purchasedProducts: [],
  };
  try {
    await db.$transaction([db.user.create({ data: user }), db.authSession.create({ data: row })]);
  } catch (error) {
    if (isUniqueViolation(error)) throw refuse("BAD_REQUEST", "sign-up-refused", messages.auth.signUpFailed);
    throw error;
  }
  return { id, claims };
}
