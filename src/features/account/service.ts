import "server-only";
import { messages } from "@/content/messages";
import { canonicalEmail } from "@/lib/email-address";
import { isGuessablePassword } from "@/server/auth/common-passwords";
import { hashPassword } from "@/server/auth/password";
import { type Device, newSession } from "@/server/auth/sessions";
import type { Database } from "@/server/db/client";
import { isUniqueViolation } from "@/server/db/errors";
import { mailRow, wakeMailer } from "@/server/mail/outbox";
import { newLink } from "@/server/one-time-link";
import { refuse } from "@/server/refusal";
import type { SignUpInput } from "./schema";

/**
 * Makes a member, the first session and the mail that asks to confirm the address in one transaction; gives the
 * member's id and the session's claims. One KDF call, whether the address is free or not. Throws BAD_REQUEST
 * (sign-up-refused with the specification's text, or password-common).
 */
export async function signUp(db: Database, input: SignUpInput, device: Device) {
  const { email, displayName } = input;
  if (await isGuessablePassword(input.password, { email, name: displayName })) {
    throw refuse("BAD_REQUEST", "password-common", messages.auth.passwordCommon);
  }
  const passwordHash = await hashPassword(input.password);
  const id = crypto.randomUUID();
  const { claims, row } = newSession({ id, sessionVersion: 0 }, device);
  const user = {
    id,
    email,
    emailCanonical: canonicalEmail(email),
    displayName,
    passwordHash,
    purchasedProducts: [],
  };
  const link = newLink("verify", { userId: id, email });
  const payload = { name: displayName, linkId: link.id };
  try {
    await db.$transaction([
      db.user.create({ data: user }),
      db.authSession.create({ data: row }),
      db.token.create({ data: link }),
      db.outboxMail.create({ data: mailRow({ kind: "welcome", to: email, payload }) }),
    ]);
  } catch (error) {
    if (isUniqueViolation(error)) throw refuse("BAD_REQUEST", "sign-up-refused", messages.auth.signUpFailed);
    throw error;
  }
  wakeMailer();
  return { id, claims };
}
