import "server-only";
import { messages } from "@/content/messages";
import { canonicalEmail } from "@/lib/email-address";
import { buildSearchText } from "@/lib/search-text";
import { writeOwnAudit } from "@/server/audit";
import { isPasswordOf } from "@/server/auth/password";
import { forgetSession } from "@/server/auth/session-lookup";
import { type Device, prepareSession } from "@/server/auth/sessions";
import { consumeSignIn, restoreSignIn } from "@/server/auth/sign-in-limit";
import type { Database } from "@/server/db/client";
import { isForeignKeyViolation, isNotFound, isUniqueViolation } from "@/server/db/errors";
import { createMailRow, wakeMailer } from "@/server/mail/outbox";
import {
  consumeLink,
  createLink,
  findLink,
  isOpen,
  refuseSpentLink,
  voidLinks,
} from "@/server/one-time-link";
import { refuse, signedOut } from "@/server/refusal";
import type { LinkInput, RequestEmailChangeInput } from "../schema";

type Asking = { userId: string; address: string; deviceKey: string | null };

/**
 * Queues a confirmation email to a new address; only that email reveals whether another account has the address.
 * Requires the current password, which counts as a sign-in attempt.
 */
export async function requestEmailChange(db: Database, asking: Asking, input: RequestEmailChangeInput) {
  const { userId } = asking;
  const user = await db.user.findUnique({
    where: { id: userId },
    select: { id: true, emailCanonical: true, displayName: true, passwordHash: true },
  });
  if (!user) throw signedOut();
  if (!(await consumeSignIn(user.emailCanonical, asking))) {
    throw refuse("TOO_MANY_REQUESTS", "rate-limited", messages.auth.tooManyTries);
  }
  if (!(await isPasswordOf(db, user, input.password))) {
    throw refuse("BAD_REQUEST", "wrong-password", messages.auth.wrongPassword);
  }
  await restoreSignIn(user.emailCanonical, asking);
  if (canonicalEmail(input.email) === user.emailCanonical) {
    throw refuse("BAD_REQUEST", "email-same", messages.auth.emailSame);
  }
  const link = createLink("email", { userId, email: input.email });
  const payload = { name: user.displayName, linkId: link.id };
  const mail = db.outboxMail.create({
    data: createMailRow({ kind: "confirmEmail", to: input.email, payload }),
  });
  await db.$transaction([db.token.create({ data: link }), mail]).catch((error) => {
    throw isForeignKeyViolation(error) ? signedOut() : error;
  });
  wakeMailer();
}

/** The browser that opened the link; if the member is signed in there, they stay signed in with a new session. */
type CurrentSession = { userId: string | null; device: Device };

/**
 * Moves a member to a confirmed address, notifies the old address, and ends all other sessions and links. Returns the
 * claims of the current session; throws `spent-link` or `email-taken`.
 */
export async function confirmEmailChange(
  db: Database,
  { userId, device }: CurrentSession,
  { token }: LinkInput,
) {
  const link = await findLink(db, "email", token);
  if (!link?.user || !link.email || !isOpen(link)) throw refuseSpentLink();
  const { email: newEmail, user } = link;
  const { id, displayName: name, sessionVersion } = user;
  const session = userId === id ? prepareSession({ id, sessionVersion: sessionVersion + 1 }, device) : null;
  const now = new Date();
  const change = {
    email: newEmail,
    emailCanonical: canonicalEmail(newEmail),
    emailVerified: now,
    searchText: buildSearchText(name, newEmail),
  };
  const notice = createMailRow({ kind: "emailChanged", to: user.email, payload: { name, newEmail } });
  try {
    await db.$transaction([
      consumeLink(db, link.id),
      db.user.update({
        where: { id, sessionVersion },
        data: { ...change, sessionVersion: { increment: 1 } },
      }),
      db.authSession.updateMany({ where: { userId: id, revokedAt: null }, data: { revokedAt: now } }),
      voidLinks(db, id),
      // The audit entry omits the addresses, because it is kept after the account is deleted.
      writeOwnAudit(db, "account.email-changed", id),
      db.outboxMail.create({ data: notice }),
      ...(session ? [db.authSession.create({ data: session.row })] : []),
    ]);
  } catch (error) {
    if (isUniqueViolation(error)) throw refuse("CONFLICT", "email-taken", messages.auth.emailTaken);
    throw isNotFound(error) ? refuseSpentLink() : error;
  }
  forgetSession();
  wakeMailer();
  return { email: newEmail, claims: session?.claims ?? null };
}
